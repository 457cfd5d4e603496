// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import dev.gridwire.container.ElementBuffer;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** An element of a set, or an entry of a map, while the container is sorted. */
final class SortedEntry {

    private static final byte[] NO_BYTES = {};

    private final @Nullable Object key;
    private final @Nullable Object value;
    private byte[] keyBytes = NO_BYTES;
    /** Computed only if keys that are not equal have the same bytes. */
    private byte @Nullable [] valueBytes;

    private SortedEntry(@Nullable Object key, @Nullable Object value) {
        this.key = key;
        this.value = value;
    }

    /** Sorts elements or entries by the bytes of the keys. */
    static void sort(ElementBuffer keys, @Nullable ElementBuffer values, Canonical canonical) {
        SortedEntry[] entries = of(keys, values);
        String step = values == null ? "[" : "[entry ";
        for (int i = 0; i < entries.length; i++) {
            try {
                entries[i].keyBytes = canonical.sortKey(entries[i].key);
            } catch (RuntimeException e) {
                throw canonical.failed(step, i, e);
            }
        }
        Comparator<SortedEntry> byKey = (a, b) -> Arrays.compareUnsigned(a.keyBytes, b.keyBytes);
        Arrays.sort(entries, values == null ? byKey : byKey.thenComparing((a, b) -> compareValues(a, b, canonical)));
        giveBack(entries, keys, values);
    }

    private static int compareValues(SortedEntry a, SortedEntry b, Canonical canonical) {
        return a == b ? 0 : Arrays.compareUnsigned(a.valueBytes(canonical), b.valueBytes(canonical));
    }

    private byte[] valueBytes(Canonical canonical) {
        byte[] known = valueBytes;
        if (known == null) {
            known = canonical.sortKey(value);
            valueBytes = known;
        }
        return known;
    }

    private static SortedEntry[] of(ElementBuffer keys, @Nullable ElementBuffer values) {
        SortedEntry[] entries = new SortedEntry[keys.size()];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = new SortedEntry(keys.get(i), values == null ? null : values.get(i));
        }
        return entries;
    }

    private static void giveBack(SortedEntry[] entries, ElementBuffer keys, @Nullable ElementBuffer values) {
        keys.replace(Arrays.stream(entries).map(entry -> entry.key).toArray());
        if (values != null) {
            values.replace(Arrays.stream(entries).map(entry -> entry.value).toArray());
        }
    }
}
