// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

/** The sex of a customer. */
public enum Sex {
    // Three handwritten forms write the ordinal as a byte, so reordering the constants would break their data.
    /** Female. */
    FEMALE,
    /** Male. */
    MALE;

    private static final Sex[] BY_ORDINAL = values();

    /** Returns the constant of an ordinal; unlike {@link #values()}, without copying an array. */
    public static Sex of(byte ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
