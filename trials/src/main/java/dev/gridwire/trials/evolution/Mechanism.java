// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import java.util.Locale;

/** What evolves, and beside it what does not. */
public enum Mechanism {
    /** Gridwire with a store that all share, as in a grid: payloads name schemas by four bytes. */
    GRIDWIRE_SHARED,
    /** The same, but fields that the reader's class does not have are dropped, as all others drop them. */
    GRIDWIRE_DROPPING,
    /** Gridwire as it comes: each payload carries its schemas. */
    GRIDWIRE_CARRIED,
    /** Fory's compatible mode, enums by name. */
    FORY_COMPATIBLE,
    /** Fory without, which is faster. */
    FORY,
    /** Kryo's compatible serializer, enums by name. */
    KRYO_COMPATIBLE,
    /** Kryo's default. */
    KRYO,
    /** Hazelcast's Compact, a serializer written by hand for each state of each class. */
    COMPACT,
    /** Hazelcast's Compact by reflection. */
    COMPACT_ZERO,
    /** Hazelcast's Portable, a version for each state. */
    PORTABLE,
    /** Java's own serialization. */
    JAVA;

    /** The name on the command line and in the results. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Makes a codec for each state; the two share what members of a grid share. */
    CodecPair open(Sides sides, EvolvingCase subject) {
        return switch (this) {
            case GRIDWIRE_SHARED -> Libraries.gridwire(sides, subject, SchemaStore.inMemory(), UnknownFields.KEPT);
            case GRIDWIRE_DROPPING -> Libraries.gridwire(sides, subject, SchemaStore.inMemory(), UnknownFields.DROPPED);
            case GRIDWIRE_CARRIED -> Libraries.gridwire(sides, subject, SchemaStore.inPayload(), UnknownFields.KEPT);
            case FORY_COMPATIBLE -> Libraries.fory(sides, subject, true);
            case FORY -> Libraries.fory(sides, subject, false);
            case KRYO_COMPATIBLE -> Libraries.kryo(sides, subject, true);
            case KRYO -> Libraries.kryo(sides, subject, false);
            case COMPACT -> GridCodec.compact(sides);
            case COMPACT_ZERO -> GridCodec.compactByReflection(sides, subject);
            case PORTABLE -> GridCodec.portable(sides);
            case JAVA -> Libraries.java(sides);
        };
    }
}
