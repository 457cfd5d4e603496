// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import java.util.EnumMap;
import java.util.Map;

/** Holds how many values and keys there are of each format; formats that do not occur are missing from the maps. */
record FormatCounts(Map<StoredFormat, Long> values, Map<StoredFormat, Long> keys) {

    FormatCounts() {
        this(new EnumMap<>(StoredFormat.class), new EnumMap<>(StoredFormat.class));
    }

    /** Adds other counts to these. */
    void add(FormatCounts others) {
        others.values.forEach((format, count) -> values.merge(format, count, Long::sum));
        others.keys.forEach((format, count) -> keys.merge(format, count, Long::sum));
    }

    /** Returns the number of values to rewrite in this direction. */
    long candidates(Direction direction) {
        return values.entrySet().stream()
                .filter(entry -> direction.takes(entry.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }
}
