// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.query.impl.QueryableEntry;
import java.util.Map;

/**
 * Looks at a map's entry as it is stored. {@link QueryableEntry} is not Hazelcast's public API; MapRewriteTest runs on each
 * release that Gridwire is tested with.
 */
final class Stored {

    private Stored() {}

    static StoredFormat format(Map.Entry<?, ?> entry, int gridwireTypeId) {
        return StoredFormat.of(queryable(entry).getValueData().getType(), gridwireTypeId);
    }

    static StoredFormat keyFormat(Map.Entry<?, ?> entry, int gridwireTypeId) {
        return StoredFormat.of(queryable(entry).getKeyData().getType(), gridwireTypeId);
    }

    /** A number that is the same for each look at the entry, and spread evenly. */
    static int spread(Map.Entry<?, ?> entry) {
        return queryable(entry).getKeyData().hashCode();
    }

    private static QueryableEntry<?, ?> queryable(Map.Entry<?, ?> entry) {
        if (entry instanceof QueryableEntry<?, ?> queryable) {
            return queryable;
        }
        throw new IllegalStateException("This release of Hazelcast does not show how an entry is stored: entry="
                + entry.getClass().getName() + "; rewrite the map by reading and putting its values");
    }
}
