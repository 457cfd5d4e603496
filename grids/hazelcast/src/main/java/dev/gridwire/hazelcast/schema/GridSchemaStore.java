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
 * the memory of each member and client. The first writer of a class waits, some milliseconds, until the map and all members
 * have its schema; the partition threads of members do not wait. Thread-safe.
 */
public final class GridSchemaStore implements SchemaStore {

    private final SchemaDistribution distribution;
    private final List<GridSchemas> grids = new CopyOnWriteArrayList<>();
    private final Set<SchemaDescription> written = ConcurrentHashMap.newKeySet();

    /** Makes one that serves no grid yet: values carry their schemas, and none is found. */
    public GridSchemaStore(SchemaDistribution distribution) {
        this.distribution = distribution;
    }

    /** Serves an instance, beside those that it serves already; the instance need not run yet. */
    public void join(HazelcastInstance grid) {
        leave();
        GridSchemas schemas = GridSchemas.of(grid);
        if (!grids.contains(schemas)) {
            grids.add(schemas);
            written.forEach(schemas::expect);
        }
    }

    /** Serves those no more that have ended. */
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

    /** Schemas that the grids have, as far as it is known here. */
    public int spreadCount() {
        return grids.stream().mapToInt(GridSchemas::spreadCount).sum();
    }

    /** Schemas that values carry, since the grids do not have them so far. */
    public int pendingCount() {
        return grids.stream().mapToInt(GridSchemas::pendingCount).sum();
    }
}
