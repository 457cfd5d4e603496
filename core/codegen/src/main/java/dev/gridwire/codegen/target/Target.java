// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.layout.SlotKind;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * A form of serialization, as a table.
 *
 * @param name the name for people
 * @param encodings the encodings by kind of slot; a missing kind cannot be written
 */
public record Target(String name, Map<SlotKind, Encoding> encodings) {

    /** Copies the table. */
    public Target {
        encodings = Map.copyOf(encodings);
    }

    /** Returns the encoding of slots of the kind; empty if they cannot be written. */
    public Optional<Encoding> encoding(SlotKind kind) {
        return Optional.ofNullable(encodings.get(kind));
    }

    /** Begins a table. */
    static Map<SlotKind, Encoding> table() {
        return new EnumMap<>(SlotKind.class);
    }
}
