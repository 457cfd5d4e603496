// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import java.util.EnumMap;
import java.util.Map;

/** How many values and keys there are of each format; formats without any do not stand in the maps. */
record FormatCounts(Map<StoredFormat, Long> values, Map<StoredFormat, Long> keys) {

    FormatCounts() {
        this(new EnumMap<>(StoredFormat.class), new EnumMap<>(StoredFormat.class));
    }

    /** Adds others to these. */
    void add(FormatCounts others) {
        others.values.forEach((format, count) -> values.merge(format, count, Long::sum));
        others.keys.forEach((format, count) -> keys.merge(format, count, Long::sum));
    }

    /** Values that are written anew in this direction. */
    long candidates(Direction direction) {
        return values.entrySet().stream()
                .filter(entry -> direction.takes(entry.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }
}
