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
 * The schemas of its grid that one member or client knows, for all serializers that it has. It asks and tells the grid on a
 * thread of its own.
 */
final class GridSchemas implements LifecycleListener, DistributedObjectListener {

    /** Of the MultiMap, of the executor service, and of these in the instance's user context. */
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

    /** The schemas of an instance, which may be about to start. */
    static GridSchemas of(HazelcastInstance grid) {
        boolean[] made = {false};
        Object there = grid.getUserContext().computeIfAbsent(NAME, name -> {
            made[0] = true;
            return new GridSchemas(grid);
        });
        // Another loader's copy of this class has the place: a second application of the same virtual machine.
        GridSchemas schemas = there instanceof GridSchemas known ? known : new GridSchemas(grid);
        if (made[0] || schemas != there) {
            grid.getLifecycleService().addLifecycleListener(schemas);
            if (isRunning(grid)) {
                schemas.started();
            }
        }
        return schemas;
    }

    /** Whether an instance runs; one that is being made does not. */
    private static boolean isRunning(HazelcastInstance grid) {
        try {
            return grid.getLifecycleService().isRunning();
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Whether those who read find it; where the thread may wait, it does so until that is known. */
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
                // On members alone, which nobody keeps from it.
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

    /** Takes one that the grid has. */
    void learn(SchemaDescription schema) {
        if (spread.size() < MOST) {
            known.publish(schema);
            spread.add(schema);
        }
    }

    /** As {@link SchemaStore#find}. */
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

    /** Whether it is known to be in the grid, without asking. */
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

    /** Gives it to the grid when that runs: it was written to another one so far. */
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
            // The first call waits until the member has joined: it is to know all schemas before clients may call.
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

    /** Learns the grid's schemas, and gives it those that it lacks: it may have lost members, its data, or be another one. */
    private void refresh() {
        isCarrying = hasBytesElsewhere();
        listen();
        map.configure();
        if (spread.isEmpty() && publications.isEmpty() && !map.isThere()) {
            // It is made with the first schema: each object of a grid is listed, and its making assigns the partitions.
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

    /** Whether values come to where the schemas do not: other clusters, and this one after a restart. */
    private boolean hasBytesElsewhere() {
        try {
            Config config = grid.getConfig();
            return config.getPersistenceConfig().isEnabled() || !config.getWanReplicationConfigs().isEmpty();
        } catch (UnsupportedOperationException e) {
            // A client knows nothing of it.
            return false;
        }
    }
}
