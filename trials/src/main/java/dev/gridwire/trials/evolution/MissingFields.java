// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.nio.serialization.FieldKind;
import com.hazelcast.nio.serialization.compact.CompactReader;
import org.jspecify.annotations.Nullable;

/** Fields in Compact that a payload may not have, or have in another type: a serializer must ask, or it fails. */
public final class MissingFields {

    private MissingFields() {}

    /** A string, or null. */
    public static @Nullable String string(CompactReader reader, String field) {
        return has(reader, field) ? reader.readString(field) : null;
    }

    /** An int, or 0. */
    public static int int32(CompactReader reader, String field) {
        return has(reader, field) ? reader.readInt32(field) : 0;
    }

    /** A double, or 0. */
    public static double float64(CompactReader reader, String field) {
        return has(reader, field) ? reader.readFloat64(field) : 0;
    }

    /** A long that was an int before. */
    public static long widened(CompactReader reader, String field) {
        return reader.getFieldKind(field) == FieldKind.INT32 ? reader.readInt32(field) : reader.readInt64(field);
    }

    private static boolean has(CompactReader reader, String field) {
        return reader.getFieldKind(field) != FieldKind.NOT_AVAILABLE;
    }
}
