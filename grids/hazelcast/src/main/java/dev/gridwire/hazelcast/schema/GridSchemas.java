// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.cluster.MembershipAdapter;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.config.Config;
import com.hazelcast.core.DistributedObjectEvent;
import com.hazelcast.core.DistributedObjectListener;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.LifecycleEvent;
import com.hazelcast.core.LifecycleListener;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the schemas of its grid that one member or client knows, for all its serializers. A separate thread reads them from the
 * grid and publishes new ones.
 */
final class GridSchemas implements LifecycleListener, DistributedObjectListener {

    /** The name of the MultiMap, of the executor service, and of this object in the instance's user context. */
    static final String NAME = "gridwire.schemas";

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final int MOST = 20_000;

    private final HazelcastInstance grid;
    private final SchemaMap map;
    private final OnDemandThread worker;
    private final Searches searches;
    private final RepeatedTask refreshing;
    private final SchemaStore known = SchemaStore.inMemory();
    private final Set<SchemaDescription> spread = ConcurrentHashMap.newKeySet();
    private final Map<SchemaDescription, Publication> publications = new ConcurrentHashMap<>();
    private volatile boolean isRunning;
    private volatile boolean isCarrying;
    private volatile boolean hasEnded;
    private boolean isFollowing;
    private boolean isWarned;

    private GridSchemas(HazelcastInstance grid) {
        this.grid = grid;
        this.map = new SchemaMap(grid);
        this.worker = new OnDemandThread(NAME + "-" + grid.getName());
        this.searches = new Searches(worker, this::look);
        this.refreshing = new RepeatedTask(worker, this::refresh);
    }

    /** Returns the schemas of an instance, which may be about to start. */
    static GridSchemas of(HazelcastInstance grid) {
        boolean[] made = {false};
        Object there = grid.getUserContext().computeIfAbsent(NAME, name -> {
            made[0] = true;
            return new GridSchemas(grid);
        });
        // Otherwise the place holds another loader's copy of this class: a second application in the same virtual machine.
        GridSchemas schemas = there instanceof GridSchemas known ? known : new GridSchemas(grid);
        if (made[0] || schemas != there) {
            grid.getLifecycleService().addLifecycleListener(schemas);
            if (isRunning(grid)) {
                schemas.started();
            }
        }
        return schemas;
    }

    /** Whether an instance runs; one that is still being created does not. */
    private static boolean isRunning(HazelcastInstance grid) {
        try {
            return grid.getLifecycleService().isRunning();
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Publishes a schema. Waits for the result, if the thread may wait, and returns whether readers will find the schema. */
    boolean publish(SchemaDescription schema) {
        if (spread.contains(schema)) {
            return true;
        }
        Publication publication = publication(schema);
        if (publication == null || publication.hasFailed()) {
            return false;
        }
        switch (WaitPolicy.here()) {
            case MAY -> publication.await();
            case RETRIES -> {
                // Only members run such threads, and nothing prevents a member from publishing.
                return true;
            }
            case NEVER -> {}
        }
        return spread.contains(schema);
    }

    private @Nullable Publication publication(SchemaDescription schema) {
        Publication there = publications.get(schema);
        if (there != null || spread.size() + publications.size() >= MOST) {
            return there;
        }
        return publications.computeIfAbsent(schema, this::begin);
    }

    private Publication begin(SchemaDescription schema) {
        known.publish(schema);
        Publication publication = new Publication();
        if (!isRunning || isCarrying || !worker.run(0, () -> putFirst(schema, publication))) {
            publication.fail();
        }
        return publication;
    }

    private void putFirst(SchemaDescription schema, Publication publication) {
        try {
            put(schema, publication);
        } catch (RuntimeException e) {
            refreshing.run(RepeatedTask.FIRST_DELAY_MILLIS);
        }
    }

    private void put(SchemaDescription schema, Publication publication) {
        if (isCarrying) {
            publication.fail();
            return;
        }
        try {
            if (!spread.contains(schema)) {
                map.follow(this::learn);
                map.put(schema);
                map.tell(schema);
                spread.add(schema);
            }
            publication.succeed();
            publications.remove(schema);
        } catch (InterruptedException e) {
            publication.fail();
        } catch (RuntimeException e) {
            publication.fail();
            warn(e);
            throw e;
        }
    }

    private void warn(RuntimeException e) {
        if (!isWarned && isRunning(grid)) {
            isWarned = true;
            LOGGER.log(Level.INFO, "The grid does not take schemas, so values carry them: map=" + NAME + ", instance="
                    + grid.getName() + ", reason=" + e);
        }
    }

    /** Adds a schema that the grid has. */
    void learn(SchemaDescription schema) {
        if (spread.size() < MOST) {
            known.publish(schema);
            spread.add(schema);
        }
    }

    /** Like {@link SchemaStore#find}. */
    Collection<SchemaDescription> find(int hash) {
        Collection<SchemaDescription> found = known.find(hash);
        if (!found.isEmpty()) {
            return found;
        }
        searches.await(hash);
        return known.find(hash);
    }

    private boolean look(int hash) {
        map.follow(this::learn);
        map.get(hash).forEach(this::learn);
        return !known.find(hash).isEmpty();
    }

    /** Whether the schema is known to be in the grid, without asking. */
    boolean knows(SchemaDescription schema) {
        return spread.contains(schema);
    }

    int spreadCount() {
        return spread.size();
    }

    int pendingCount() {
        return publications.size();
    }

    /** Whether the instance has been shut down. */
    boolean hasEnded() {
        return hasEnded;
    }

    /** Publishes a schema to this grid once it runs; until now, the schema was written to another grid only. */
    void expect(SchemaDescription schema) {
        publication(schema);
    }

    private void started() {
        isRunning = true;
        refreshing.run(0);
    }

    @Override
    public void stateChanged(LifecycleEvent event) {
        switch (event.getState()) {
            // The first call waits until the member has joined, because it must know all schemas before clients may call.
            case STARTING -> refreshing.run(0);
            case STARTED, CLIENT_CONNECTED, MERGED -> started();
            case SHUTDOWN -> {
                hasEnded = true;
                worker.end();
            }
            default -> {}
        }
    }

    @Override
    public void distributedObjectCreated(DistributedObjectEvent event) {
        if (NAME.equals(event.getObjectName())) {
            refreshing.run(0);
        }
    }

    @Override
    public void distributedObjectDestroyed(DistributedObjectEvent event) {
        if (NAME.equals(event.getObjectName())) {
            worker.run(0, map::lost);
            refreshing.run(RepeatedTask.FIRST_DELAY_MILLIS);
        }
    }

    /**
     * Learns the grid's schemas and gives it those that it lacks. The grid may have lost members or data, or be a different
     * one.
     */
    private void refresh() {
        isCarrying = hasBytesElsewhere();
        listen();
        map.configure();
        if (spread.isEmpty() && publications.isEmpty() && !map.isThere()) {
            // The first schema creates the map: each object of a grid is listed, and its creation assigns the partitions.
            return;
        }
        map.follow(this::learn);
        List<SchemaDescription> there = map.all();
        there.forEach(this::learn);
        Set<SchemaDescription> lost = new HashSet<>(spread);
        there.forEach(lost::remove);
        lost.forEach(map::put);
        publications.forEach(this::put);
    }

    private void listen() {
        if (isFollowing) {
            return;
        }
        grid.addDistributedObjectListener(this);
        grid.getCluster().addMembershipListener(new MembershipAdapter() {
            @Override
            public void memberRemoved(MembershipEvent event) {
                refreshing.run(RepeatedTask.FIRST_DELAY_MILLIS);
            }
        });
        isFollowing = true;
    }

    /** Whether values reach places that schemas do not: other clusters, and this one after a restart. */
    private boolean hasBytesElsewhere() {
        try {
            Config config = grid.getConfig();
            return config.getPersistenceConfig().isEnabled() || !config.getWanReplicationConfigs().isEmpty();
        } catch (UnsupportedOperationException e) {
            // Clients cannot know.
            return false;
        }
    }
}
