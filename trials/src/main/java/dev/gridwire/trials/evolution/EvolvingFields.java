// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.nio.serialization.FieldKind;
import com.hazelcast.nio.serialization.compact.CompactReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What code by hand does for a field besides reading it: a payload of Compact may lack it, or have it in another type. Public,
 * since classes call it that are made while the benchmark runs.
 */
public final class EvolvingFields {

    private EvolvingFields() {}

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

    /** The elements of an array. */
    public static List<Object> list(Object[] elements) {
        return new ArrayList<>(Arrays.asList(elements));
    }

    private static boolean has(CompactReader reader, String field) {
        return reader.getFieldKind(field) != FieldKind.NOT_AVAILABLE;
    }
}
