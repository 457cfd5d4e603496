// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;

/**
 * The values of a class, as other systems can describe them.
 *
 * @param typeName the class's binary name
 * @param definitions the classes that the values name, by binary name
 * @param notes what no schema can say, for people
 */
public record ExportedSchema(String typeName, ValueType root, SortedMap<String, Definition> definitions, List<String> notes) {

    /** Copies the list. */
    public ExportedSchema {
        notes = List.copyOf(notes);
    }

    /**
     * Returns a JSON Schema, draft 2020-12. It describes the values as Jackson writes their fields, with times as texts, except
     * that maps whose keys have parts become arrays of objects with {@code key} and {@code value}.
     */
    public Output json() {
        Set<String> more = new LinkedHashSet<>(notes);
        return new Output(JsonSchema.print(this, more), List.copyOf(more));
    }

    /** Returns an Avro schema. Maps whose keys are no strings become arrays of records with {@code key} and {@code value}. */
    public Output avro() {
        Set<String> more = new LinkedHashSet<>(notes);
        return new Output(AvroSchema.print(this, more), List.copyOf(more));
    }

    /**
     * A schema and its notes.
     *
     * @param text JSON in ASCII, in lines
     */
    public record Output(String text, List<String> notes) {

        /** Copies the list. */
        public Output {
            notes = List.copyOf(notes);
        }
    }
}
