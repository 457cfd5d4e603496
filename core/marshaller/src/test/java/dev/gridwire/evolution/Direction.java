// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

/** The state that reads. */
public enum Direction {
    NEW_READS_OLD("new reads old"),
    OLD_READS_NEW("old reads new");

    private final String label;

    Direction(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return label;
    }
}
