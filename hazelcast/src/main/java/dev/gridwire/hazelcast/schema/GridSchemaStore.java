// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The schemas that a grid keeps, for a serializer of its members and clients: in the MultiMap {@code gridwire.schemas}, and in
 * the memory of each member and client. Who writes a class first waits, some milliseconds, until the map and all members have
 * its schema; the partition threads of members do not wait. Thread-safe.
 */
public final class GridSchemaStore implements SchemaStore {

    private final Spreading spreading;
    private final List<HazelcastInstance> grids = new CopyOnWriteArrayList<>();
    private final Set<SchemaDescription> written = ConcurrentHashMap.newKeySet();

    /** Makes one that serves no grid yet: values carry their schemas, and none is found. */
    public GridSchemaStore(Spreading spreading) {
        this.spreading = spreading;
    }

    /** Serves an instance, beside those that it serves already; the instance need not run yet. */
    public void join(HazelcastInstance grid) {
        if (!grids.contains(grid)) {
            grids.add(grid);
            GridSchemas schemas = GridSchemas.of(grid);
            written.forEach(schemas::expect);
        }
    }

    /** Serves those no more that have ended. */
    public void leave() {
        grids.removeIf(grid -> !GridSchemas.isRunning(grid));
    }

    @Override
    public boolean publish(SchemaDescription schema) {
        if (spreading == Spreading.CARRIED || grids.isEmpty()) {
            return false;
        }
        written.add(schema);
        boolean isSpread = true;
        for (HazelcastInstance grid : grids) {
            isSpread &= GridSchemas.of(grid).publish(schema);
        }
        return isSpread;
    }

    @Override
    public Collection<SchemaDescription> find(int hash) {
        for (HazelcastInstance grid : grids) {
            Collection<SchemaDescription> found = GridSchemas.of(grid).find(hash);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }
}
