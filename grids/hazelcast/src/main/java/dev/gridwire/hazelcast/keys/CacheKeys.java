// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import com.hazelcast.cache.impl.ICacheRecordStore;
import com.hazelcast.cache.impl.ICacheService;
import com.hazelcast.internal.serialization.Data;
import java.util.Collection;
import java.util.Set;

/** Returns the keys of a JCache. Separate, because its classes are present only together with JCache. */
final class CacheKeys {

    private CacheKeys() {}

    static Collection<Data> of(Object service, String name, int partition) {
        ICacheRecordStore records = service instanceof ICacheService caches ? caches.getRecordStore(name, partition) : null;
        return records == null ? Set.of() : records.getReadOnlyRecords().keySet();
    }
}
