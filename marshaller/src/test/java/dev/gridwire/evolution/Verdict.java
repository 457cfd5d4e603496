// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

/** What became of a payload. */
enum Verdict {
    READ("read"),
    /** Read, and what the reader does not know was written again with the rest. */
    KEPT("read, rest kept"),
    /** Read, but what is written again is not what was read; the note says why. */
    CHANGED("read, see note"),
    REFUSED("refused");

    private final String label;

    Verdict(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return label;
    }
}
