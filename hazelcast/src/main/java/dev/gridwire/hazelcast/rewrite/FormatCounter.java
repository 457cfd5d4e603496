// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.aggregation.Aggregator;
import java.util.EnumMap;
import java.util.Map;

/**
 * Counts a map's values by their format, on the members, without making an object of any. The result is an array, which every
 * client reads, with Gridwire or without.
 */
final class FormatCounter implements Aggregator<Map.Entry<Object, Object>, long[]> {

    private static final long serialVersionUID = 1L;

    private final int gridwireTypeId;
    private final long[] counts = new long[StoredFormat.values().length];

    FormatCounter(int gridwireTypeId) {
        this.gridwireTypeId = gridwireTypeId;
    }

    /** Names the counts that are not 0. */
    static Map<StoredFormat, Long> named(long[] counts) {
        Map<StoredFormat, Long> named = new EnumMap<>(StoredFormat.class);
        for (StoredFormat format : StoredFormat.values()) {
            if (counts[format.ordinal()] > 0) {
                named.put(format, counts[format.ordinal()]);
            }
        }
        return named;
    }

    @Override
    public void accumulate(Map.Entry<Object, Object> entry) {
        counts[Stored.format(entry, gridwireTypeId).ordinal()]++;
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
