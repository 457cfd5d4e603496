// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

/** The sex of a customer. */
public enum Sex {
    // Three hand-written forms write the ordinal as a byte: to reorder the constants would break what they have written.
    /** Female. */
    FEMALE,
    /** Male. */
    MALE;

    private static final Sex[] BY_ORDINAL = values();

    /** Gives the constant of an ordinal; unlike {@link #values()}, without copying an array. */
    public static Sex of(byte ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
