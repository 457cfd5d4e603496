// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.layout.SlotKind;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * A form of serialization, as a table.
 *
 * @param name for people
 * @param encodings by kind of slot; a kind that is missing cannot be written
 */
public record Target(String name, Map<SlotKind, Encoding> encodings) {

    /** Copies the table. */
    public Target {
        encodings = Map.copyOf(encodings);
    }

    /** The encoding of slots of the kind; empty where they cannot be written. */
    public Optional<Encoding> encoding(SlotKind kind) {
        return Optional.ofNullable(encodings.get(kind));
    }

    /** Begins a table. */
    static Map<SlotKind, Encoding> table() {
        return new EnumMap<>(SlotKind.class);
    }
}
