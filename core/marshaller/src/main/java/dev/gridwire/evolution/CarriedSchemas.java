// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.SchemaFormat;
import dev.gridwire.schema.SchemaDescription;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Maps the schemas that payloads carried to their adaptations. The key is all bytes of the schema, since a payload may carry
 * anything. Thread-safe and bounded: if it holds too much, it is cleared.
 */
final class CarriedSchemas {

    private static final int MAX_COUNT = 1_024;
    /**
     * The objects made for a schema take some eighty times its bytes. The bytes are counted as if no text referred to an earlier
     * one by its place.
     */
    private static final int MAX_BYTES = 1 << 20;

    private final Map<Integer, Carried[]> byHash = new ConcurrentHashMap<>();
    private int count;
    private int byteCount;

    /** A carried schema. */
    private record Carried(SchemaDescription schema, Adaptation adaptation) {}

    /** Returns the adaptation of the schema with these bytes; null if they are not known. */
    @Nullable Adaptation find(int hash, byte[] bytes, int begin, int length) {
        Carried[] known = byHash.get(hash);
        if (known != null) {
            for (Carried each : known) {
                if (each.schema().hasBytes(bytes, begin, length)) {
                    return each.adaptation();
                }
            }
        }
        return null;
    }

    /** Keeps a schema, unless it is too large even alone. */
    synchronized void keep(SchemaDescription schema, Adaptation adaptation) {
        int added = SchemaFormat.plain(schema.schema()).length;
        if (added > MAX_BYTES) {
            return;
        }
        if (count >= MAX_COUNT || byteCount + added > MAX_BYTES) {
            byHash.clear();
            count = 0;
            byteCount = 0;
        }
        count++;
        byteCount += added;
        byHash.merge(schema.hash(), new Carried[] {new Carried(schema, adaptation)}, CarriedSchemas::joined);
    }

    /** Returns both arrays, one after the other. */
    static <T> T[] joined(T[] some, T[] others) {
        T[] joined = Arrays.copyOf(some, some.length + others.length);
        System.arraycopy(others, 0, joined, some.length, others.length);
        return joined;
    }
}
