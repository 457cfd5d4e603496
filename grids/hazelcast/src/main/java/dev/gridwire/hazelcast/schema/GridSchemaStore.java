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
 * Stores schemas in a grid for its members' and clients' serializers: in the MultiMap {@code gridwire.schemas}, and in the
 * memory of each member and client. The first writer of a class waits some milliseconds until the map and all members have its
 * schema; partition threads of members do not wait. Thread-safe.
 */
public final class GridSchemaStore implements SchemaStore {

    private final SchemaDistribution distribution;
    private final List<GridSchemas> grids = new CopyOnWriteArrayList<>();
    private final Set<SchemaDescription> written = ConcurrentHashMap.newKeySet();

    /** Creates a store without a grid: values carry their schemas, and no schema is found. */
    public GridSchemaStore(SchemaDistribution distribution) {
        this.distribution = distribution;
    }

    /** Adds an instance to those that the store serves; the instance need not run yet. */
    public void join(HazelcastInstance grid) {
        leave();
        GridSchemas schemas = GridSchemas.of(grid);
        if (!grids.contains(schemas)) {
            grids.add(schemas);
            written.forEach(schemas::expect);
        }
    }

    /** Removes the instances that have ended. */
    public void leave() {
        grids.removeIf(GridSchemas::hasEnded);
    }

    @Override
    public boolean publish(SchemaDescription schema) {
        if (distribution == SchemaDistribution.CARRIED) {
            return false;
        }
        written.add(schema);
        boolean isSpread = false;
        for (GridSchemas grid : grids) {
            if (!grid.hasEnded()) {
                if (!grid.publish(schema)) {
                    return false;
                }
                isSpread = true;
            }
        }
        return isSpread;
    }

    @Override
    public Collection<SchemaDescription> find(int hash) {
        for (GridSchemas grid : grids) {
            Collection<SchemaDescription> found = grid.find(hash);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** Returns the number of schemas that the grids have, as far as this process knows. */
    public int spreadCount() {
        return grids.stream().mapToInt(GridSchemas::spreadCount).sum();
    }

    /** Returns the number of schemas that values carry, because the grids do not have them yet. */
    public int pendingCount() {
        return grids.stream().mapToInt(GridSchemas::pendingCount).sum();
    }
}
