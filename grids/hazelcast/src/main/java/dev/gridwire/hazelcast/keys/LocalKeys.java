// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import com.hazelcast.collection.ISet;
import com.hazelcast.core.DistributedObject;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.PrefixedDistributedObject;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.map.IMap;
import com.hazelcast.multimap.MultiMap;
import com.hazelcast.multimap.impl.MultiMapContainer;
import com.hazelcast.multimap.impl.MultiMapService;
import com.hazelcast.partition.Partition;
import com.hazelcast.replicatedmap.ReplicatedMap;
import com.hazelcast.spi.impl.AbstractDistributedObject;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks through the keys that a member holds, and through the elements of sets, which are also compared as bytes. It reads no
 * values, delays no user's operation, and counts as no access.
 */
final class LocalKeys {

    private static final int MOST_OBJECTS = 1_000;
    private static final String CACHES = "hz:impl:cacheService";

    private final HazelcastInstance grid;
    private final SerializationService service;
    private final ChangingKey keys;

    LocalKeys(HazelcastInstance grid, SerializationService service) {
        this.grid = grid;
        this.service = service;
        this.keys = new ChangingKey(grid, service);
    }

    /** Returns the users' word for a structure whose keys are looked up by their bytes; null for other structures. */
    static @Nullable String kind(DistributedObject structure) {
        String name = structure.getName();
        if (name.startsWith("__") || name.startsWith("gridwire.")) {
            return null;
        }
        if (structure instanceof IMap) {
            return "map";
        }
        if (structure instanceof MultiMap) {
            return "MultiMap";
        }
        if (structure instanceof ReplicatedMap) {
            return "ReplicatedMap";
        }
        return structure instanceof ISet ? "set" : structure.getServiceName().equals(CACHES) ? "cache" : null;
    }

    /** Returns the class of a key whose bytes will change; null if the member holds none. */
    @Nullable String find(DistributedObject structure) {
        if (structure instanceof IMap<?, ?> map) {
            return inMap(map);
        }
        if (structure instanceof ReplicatedMap<?, ?> map) {
            return inObjects(map.keySet());
        }
        if (structure instanceof ISet<?> set) {
            return isLocal(set.getPartitionKey()) ? inObjects(set) : null;
        }
        for (Partition each : grid.getPartitionService().getPartitions()) {
            String found = isLocal(each) ? inData(keysOf(structure, each.getPartitionId())) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private boolean isLocal(Partition partition) {
        return grid.getCluster().getLocalMember().equals(partition.getOwner());
    }

    private boolean isLocal(String partitionKey) {
        return isLocal(grid.getPartitionService().getPartition(partitionKey));
    }

    private <K, V> @Nullable String inMap(IMap<K, V> map) {
        FirstKey<K, V> first = new FirstKey<>(keys);
        map.localKeySet(first);
        return first.found();
    }

    private static Collection<Data> keysOf(DistributedObject structure, int partition) {
        Object service = ((AbstractDistributedObject<?>) structure).getService();
        if (!(service instanceof MultiMapService multiMaps)) {
            boolean isPrefixed = structure instanceof PrefixedDistributedObject;
            String name = isPrefixed ? ((PrefixedDistributedObject) structure).getPrefixedName() : structure.getName();
            return CacheKeys.of(service, name, partition);
        }
        MultiMapContainer container =
                multiMaps.getPartitionContainer(partition).getMultiMapContainer(structure.getName(), false);
        return container == null ? Set.of() : container.keySet();
    }

    private @Nullable String inData(Collection<Data> stored) {
        for (Data each : stored) {
            String found = keys.className(each);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Looks through objects by writing each of them as the members write now. */
    private @Nullable String inObjects(Iterable<?> objects) {
        int count = 0;
        for (Object each : objects) {
            String found = count++ < MOST_OBJECTS ? keys.className(service.toData(each)) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
