// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * The payload's name for a type, at its first occurrence.
 *
 * @param how by its id, or by its name
 * @param schema eight hexadecimal digits; empty for a type that has no objects
 * @param state where the schema was found
 */
record Naming(String how, String schema, String state) {

    /** The schema is that of the class files. */
    static final String OWN = "its own";
    /** The payload has the schema in its bytes. */
    static final String CARRIED = "carried";
    /** A store has the schema. */
    static final String STORED = "stored";

    static Naming of(String how, int schema, String state) {
        return new Naming(how, String.format("%08x", schema), state);
    }

    /** Returns the name of a type that has no objects. */
    static Naming without(String how) {
        return new Naming(how, "", "");
    }

    @Override
    public String toString() {
        return how + ", " + (schema.isEmpty() ? "no schema" : "schema " + schema + ", " + state);
    }
}
