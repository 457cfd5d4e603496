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
 * The schemas that a grid has: a MultiMap from hashes to the bytes of schemas, of which a hash may have several. Its calls wait
 * for the grid, and fail as Hazelcast's do.
 */
final class SchemaMap {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    /** As many as Hazelcast takes: the map is small, and values are of no use without it. */
    private static final int BACKUPS = 6;

    private static final long TELL_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final HazelcastInstance grid;
    /** Members that run no Gridwire, and read no values. */
    private final Set<UUID> deaf = ConcurrentHashMap.newKeySet();
    private @Nullable UUID listener;

    SchemaMap(HazelcastInstance grid) {
        this.grid = grid;
    }

    /** Whether it is known to be in the grid; true on a client, which could only tell by a copy of each of the grid's objects. */
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

    /** Hands over, once, the schemas that are there and, from now on, new ones. Makes the map where it is not. */
    void follow(Consumer<SchemaDescription> consumer) {
        if (listener == null) {
            configure();
            listener = map().addEntryListener(new Added(consumer), true);
            all().forEach(consumer);
        }
    }

    /** Says that listeners of the map are gone, as they are when it is destroyed. */
    void lost() {
        listener = null;
    }

    /**
     * Configures it before it is made, as the state of a cluster may not allow later: under its exact name, so that no pattern
     * of the user's matches it. A configuration that the user made stands.
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
            // A client cannot know.
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

    /** Puts it where it is not, on the owner of its hash and all backups. */
    void put(SchemaDescription schema) {
        byte[] bytes = schema.toByteArray();
        if (!map().containsEntry(schema.hash(), bytes)) {
            map().put(schema.hash(), bytes);
        }
    }

    /** The members that do not know what this one knows; this one too, where another application of it keeps its schemas. */
    private Collection<Member> others() {
        Member knowing = grid.getUserContext().get(GridSchemas.NAME) instanceof GridSchemas ? localMember() : null;
        return grid.getCluster().getMembers().stream()
                .filter(member -> !member.equals(knowing) && !deaf.contains(member.getUuid()))
                .toList();
    }

    /** Tells all members of now, and waits until they know it, or do not answer: their threads of partitions cannot ask. */
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

    /** Others may put anything there. */
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
