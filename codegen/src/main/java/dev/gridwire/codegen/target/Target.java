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
 * @param ways by kind of slot; a kind that is missing cannot be written
 */
public record Target(String name, Map<SlotKind, Way> ways) {

    /** Copies the table. */
    public Target {
        ways = Map.copyOf(ways);
    }

    /** How slots of the kind are written; empty where they cannot be. */
    public Optional<Way> way(SlotKind kind) {
        return Optional.ofNullable(ways.get(kind));
    }

    /** Begins a table. */
    static Map<SlotKind, Way> table() {
        return new EnumMap<>(SlotKind.class);
    }
}
