// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * A mechanism whose fields have names, as a table: the reader finds each by its name, in whatever order.
 *
 * @param name for people
 * @param writer internal name of the interface that fields are written to
 * @param reader internal name of the interface that they are read from
 * @param fields by the values that they hold
 */
public record NamedTarget(String name, String writer, String reader, Map<Wire, Field> fields) {

    /**
     * The methods of one kind of field. Both take the name first; the writer's then the value.
     *
     * @param write of the writer
     * @param read of the reader
     */
    public record Field(Call write, Call read) {}

    /** Copies the table. */
    public NamedTarget {
        fields = Map.copyOf(fields);
    }

    /** The methods of a field; empty where the mechanism has no such fields. */
    public Optional<Field> field(Wire wire) {
        return Optional.ofNullable(fields.get(wire));
    }

    /** Whether a field can hold that. */
    public boolean has(Wire wire) {
        return fields.containsKey(wire);
    }

    /** Begins a table. */
    static Builder of(String name, String writer, String reader) {
        return new Builder(name, writer, reader);
    }

    /** A table that grows by lines. */
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

        /** A line whose methods are named alike. */
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
