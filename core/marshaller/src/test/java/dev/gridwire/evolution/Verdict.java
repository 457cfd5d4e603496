// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

/** The result of reading a payload. */
enum Verdict {
    READ("read"),
    /** Read, and the fields that the reader does not know were written again with the rest. */
    KEPT("kept"),
    /** Read, but written again it is not the same; the note says why. */
    CHANGED("see note"),
    REFUSED("**refused**");

    private final String label;

    Verdict(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return label;
    }
}
