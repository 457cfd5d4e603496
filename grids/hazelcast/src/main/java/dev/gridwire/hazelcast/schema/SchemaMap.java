// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.cluster.Member;
import com.hazelcast.config.MultiMapConfig;
import com.hazelcast.core.EntryAdapter;
import com.hazelcast.core.EntryEvent;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.multimap.MultiMap;
import dev.gridwire.schema.SchemaDescription;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Accesses the schemas of a grid: a MultiMap from hashes to the bytes of schemas, since several schemas may share a hash. Calls
 * wait for the grid, and fail as Hazelcast's calls do.
 */
final class SchemaMap {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    /** The most that Hazelcast accepts: the map is small, and values are useless without it. */
    private static final int BACKUPS = 6;

    private static final long TELL_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final HazelcastInstance grid;
    /** Members that do not run Gridwire, and so read no values. */
    private final Set<UUID> deaf = ConcurrentHashMap.newKeySet();
    private @Nullable UUID listener;

    SchemaMap(HazelcastInstance grid) {
        this.grid = grid;
    }

    /**
     * Whether the map is known to exist. Always true on a client, which could only find out by copying each of the grid's
     * objects.
     */
    boolean isThere() {
        return localMember() == null
                || grid.getDistributedObjects().stream().anyMatch(object -> object.getName().equals(GridSchemas.NAME));
    }

    private @Nullable Member localMember() {
        try {
            return grid.getCluster().getLocalMember();
        } catch (UnsupportedOperationException e) {
            return null;
        }
    }

    /** Passes on, once, the present schemas and then each new one. Creates the map if there is none. */
    void follow(Consumer<SchemaDescription> consumer) {
        if (listener == null) {
            configure();
            listener = map().addEntryListener(new Added(consumer), true);
            all().forEach(consumer);
        }
    }

    /** Notes that the map has lost its listeners, because it was destroyed. */
    void lost() {
        listener = null;
    }

    /**
     * Configures the map before it is created, because the state of a cluster may not allow it later. Uses the exact name, so
     * that no pattern of the user matches it. A configuration by the user stands.
     */
    void configure() {
        if (isConfigured()) {
            return;
        }
        try {
            grid.getConfig().addMultiMapConfig(new MultiMapConfig(GridSchemas.NAME)
                    .setBackupCount(BACKUPS)
                    .setValueCollectionType(MultiMapConfig.ValueCollectionType.SET)
                    .setStatisticsEnabled(false));
        } catch (RuntimeException e) {
            LOGGER.log(Level.DEBUG, "The MultiMap of schemas is configured elsewhere: map=" + GridSchemas.NAME, e);
        }
    }

    private boolean isConfigured() {
        try {
            return grid.getConfig().getMultiMapConfigs().containsKey(GridSchemas.NAME);
        } catch (UnsupportedOperationException e) {
            // Clients cannot know.
            return listener != null;
        }
    }

    List<SchemaDescription> all() {
        List<SchemaDescription> all = new ArrayList<>();
        for (Map.Entry<Integer, byte[]> entry : map().entrySet()) {
            parse(entry.getValue()).ifPresent(all::add);
        }
        return all;
    }

    List<SchemaDescription> get(int hash) {
        return map().get(hash).stream().flatMap(bytes -> parse(bytes).stream()).toList();
    }

    /** Adds a schema that is missing, on the owner of its hash and on all backups. */
    void put(SchemaDescription schema) {
        byte[] bytes = schema.toByteArray();
        if (!map().containsEntry(schema.hash(), bytes)) {
            map().put(schema.hash(), bytes);
        }
    }

    /**
     * Returns the members that do not know this member's schemas. This member is among them if another application on it keeps
     * schemas.
     */
    private Collection<Member> others() {
        Member knowing = grid.getUserContext().get(GridSchemas.NAME) instanceof GridSchemas ? localMember() : null;
        return grid.getCluster().getMembers().stream()
                .filter(member -> !member.equals(knowing) && !deaf.contains(member.getUuid()))
                .toList();
    }

    /**
     * Sends a schema to all present members, because their partition threads cannot ask. Waits until they know it or fail to
     * answer.
     */
    void tell(SchemaDescription schema) throws InterruptedException {
        Collection<Member> members = others();
        if (members.isEmpty()) {
            return;
        }
        Map<Member, Future<Boolean>> answers =
                grid.getExecutorService(GridSchemas.NAME).submitToMembers(new NewSchema(schema.toByteArray()), members);
        long end = System.nanoTime() + TELL_NANOS;
        for (Map.Entry<Member, Future<Boolean>> answer : answers.entrySet()) {
            try {
                answer.getValue().get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (ExecutionException e) {
                deaf.add(answer.getKey().getUuid());
                LOGGER.log(Level.DEBUG, "A member takes no schemas: member=" + answer.getKey(), e);
            } catch (TimeoutException e) {
                LOGGER.log(Level.DEBUG, "A member does not answer: member=" + answer.getKey(), e);
            }
        }
    }

    private MultiMap<Integer, byte[]> map() {
        return grid.getMultiMap(GridSchemas.NAME);
    }

    /** Parses leniently, because anybody may put anything into the map. */
    static Optional<SchemaDescription> parse(byte[] bytes) {
        try {
            return Optional.of(SchemaDescription.parse(bytes));
        } catch (IllegalArgumentException e) {
            LOGGER.log(Level.DEBUG, "The MultiMap of schemas holds an entry that is no schema: map=" + GridSchemas.NAME, e);
            return Optional.empty();
        }
    }

    private static final class Added extends EntryAdapter<Integer, byte[]> {

        private final Consumer<SchemaDescription> consumer;

        Added(Consumer<SchemaDescription> consumer) {
            this.consumer = consumer;
        }

        @Override
        public void entryAdded(EntryEvent<Integer, byte[]> event) {
            parse(event.getValue()).ifPresent(consumer);
        }
    }
}
