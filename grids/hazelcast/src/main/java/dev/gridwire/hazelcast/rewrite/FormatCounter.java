// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.aggregation.Aggregator;
import java.util.Map;

/**
 * Counts a map's values and keys by format, on the members, without deserializing any of them. The result is an array, which
 * every client can read, with or without Gridwire: the counts of values in the order of the formats, then those of keys.
 */
final class FormatCounter implements Aggregator<Map.Entry<Object, Object>, long[]> {

    private static final long serialVersionUID = 1L;

    private static final int FORMATS = StoredFormat.values().length;

    private final int gridwireTypeId;
    private final long[] counts = new long[2 * FORMATS];

    FormatCounter(int gridwireTypeId) {
        this.gridwireTypeId = gridwireTypeId;
    }

    /** Assigns the counts to formats. */
    static FormatCounts named(long[] counts) {
        FormatCounts named = new FormatCounts();
        for (StoredFormat format : StoredFormat.values()) {
            put(named.values(), format, counts[format.ordinal()]);
            put(named.keys(), format, counts[FORMATS + format.ordinal()]);
        }
        return named;
    }

    private static void put(Map<StoredFormat, Long> named, StoredFormat format, long count) {
        if (count > 0) {
            named.put(format, count);
        }
    }

    @Override
    public void accumulate(Map.Entry<Object, Object> entry) {
        counts[Stored.format(entry, gridwireTypeId).ordinal()]++;
        counts[FORMATS + Stored.keyFormat(entry, gridwireTypeId).ordinal()]++;
    }

    @Override
    public void combine(@SuppressWarnings("rawtypes") Aggregator other) {
        long[] others = ((FormatCounter) other).counts;
        for (int i = 0; i < counts.length; i++) {
            counts[i] += others[i];
        }
    }

    @Override
    public long[] aggregate() {
        return counts;
    }
}
