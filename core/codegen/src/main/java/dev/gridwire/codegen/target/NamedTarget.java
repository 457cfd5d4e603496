// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * A table of a mechanism with named fields: the reader finds each field by its name, in any order.
 *
 * @param name the name for people
 * @param writer the internal name of the interface that fields are written to
 * @param reader the internal name of the interface that fields are read from
 * @param fields the fields, by the values that they hold
 */
public record NamedTarget(String name, String writer, String reader, Map<Wire, Field> fields) {

    /**
     * The methods for one kind of field. Both take the name first; the writer's method then takes the value.
     *
     * @param write a method of the writer
     * @param read a method of the reader
     */
    public record Field(Call write, Call read) {}

    /** Copies the table. */
    public NamedTarget {
        fields = Map.copyOf(fields);
    }

    /** Returns the methods of a field; empty if the mechanism has no such fields. */
    public Optional<Field> field(Wire wire) {
        return Optional.ofNullable(fields.get(wire));
    }

    /** Returns whether a field can hold this kind of value. */
    public boolean has(Wire wire) {
        return fields.containsKey(wire);
    }

    /** Begins a table. */
    static Builder of(String name, String writer, String reader) {
        return new Builder(name, writer, reader);
    }

    /** Builds a table line by line. */
    static final class Builder {

        private final String name;
        private final String writer;
        private final String reader;
        private final Map<Wire, Field> fields = new EnumMap<>(Wire.class);

        private Builder(String name, String writer, String reader) {
            this.name = name;
            this.writer = writer;
            this.reader = reader;
        }

        /** Adds a line whose methods have matching names. */
        Builder with(Wire wire, String suffix) {
            return with(wire, suffix, wire.descriptor());
        }

        Builder with(Wire wire, String suffix, String type) {
            return with(wire, suffix, type, "(Ljava/lang/String;)" + type);
        }

        Builder with(Wire wire, String suffix, String type, String read) {
            fields.put(wire, new Field(
                    new Call(writer, "write" + suffix, "(Ljava/lang/String;" + type + ")V"),
                    new Call(reader, "read" + suffix, read)));
            return this;
        }

        NamedTarget build() {
            return new NamedTarget(name, writer, reader, fields);
        }
    }
}
