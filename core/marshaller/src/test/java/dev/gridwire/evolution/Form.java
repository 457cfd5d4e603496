// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

/** The class form that an {@code order} of a change's sources stands for. */
public enum Form {
    CLASS("class"),
    RECORD("record"),
    /** A class of final fields whose constructor stores them, as an IDE writes it; tested, and not in the documentation. */
    FINAL_FIELDS("class of final fields"),
    /** The sources say it themselves. */
    AS_WRITTEN("as written");

    private final String label;

    Form(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return label;
    }
}
