// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.ehcache.spi.persistence.StateHolder;
import org.ehcache.spi.persistence.StateRepository;

/**
 * Keeps schemas beside a cache's values, in the state that Ehcache gives a serializer. On disk, the state lives as long as the
 * values. A serializer may get one state for each of several caches or tiers; all of them then hold all schemas.
 */
final class StateSchemas implements SchemaStore {

    private static final String NAME = "gridwire.schemas";
    /**
     * Limits what Ehcache's Java serialization may create when it reads its holders from disk: the map that holds them, with
     * its locks, and the entries.
     */
    private static final Pattern PERMITTED = Pattern.compile("\\[B|java\\.lang\\.(String|Integer|Number)|"
            + "(\\[L)?java\\.util\\.concurrent\\.(ConcurrentHashMap(\\$Segment)?|locks\\.(ReentrantLock(\\$(Nonfair)?Sync)?|"
            + "Abstract(Queued|Ownable)Synchronizer));?|"
            + "org\\.ehcache\\.(impl\\.persistence\\.FileBasedStateRepository\\$Tuple|"
            + "core\\.spi\\.store\\.TransientStateHolder)");

    private final List<StateHolder<String, byte[]>> holders = new CopyOnWriteArrayList<>();
    private final Set<SchemaDescription> published = ConcurrentHashMap.newKeySet();

    /** Adds a place, and copies the published schemas to it. */
    void add(StateRepository repository) {
        add(repository, StateSchemas::isPermitted, StateSchemas.class.getClassLoader());
    }

    /**
     * Adds a place that another serializer shares. Ehcache reads all state of the place at once, so a filter would also hit the
     * other one's, which may hold descriptors of any class. The other one reads the same file without a filter anyway.
     *
     * @param loader finds the classes
     */
    void addShared(StateRepository repository, ClassLoader loader) {
        add(repository, type -> true, loader);
    }

    private synchronized void add(StateRepository repository, Predicate<Class<?>> permitted, ClassLoader loader) {
        StateHolder<String, byte[]> holder =
                repository.getPersistentStateHolder(NAME, String.class, byte[].class, permitted, loader);
        published.forEach(schema -> put(holder, schema));
        holders.add(holder);
    }

    static boolean isPermitted(Class<?> type) {
        return PERMITTED.matcher(type.getName()).matches();
    }

    private static void put(StateHolder<String, byte[]> holder, SchemaDescription schema) {
        // The second part tells schemas with the same hash apart.
        holder.putIfAbsent(begin(schema.hash()) + Integer.toHexString(schema.hashCode()), schema.toByteArray());
    }

    private static String begin(int hash) {
        return Integer.toHexString(hash) + "-";
    }

    /** Publishes a schema. Without a place, values carry their schemas. */
    @Override
    public synchronized boolean publish(SchemaDescription schema) {
        if (holders.isEmpty()) {
            return false;
        }
        holders.forEach(holder -> put(holder, schema));
        published.add(schema);
        return true;
    }

    @Override
    public Collection<SchemaDescription> find(int hash) {
        return holders.stream()
                .flatMap(holder -> holder.entrySet().stream())
                .filter(entry -> entry.getKey().startsWith(begin(hash)))
                .map(Map.Entry::getValue)
                .map(SchemaDescription::parse)
                .distinct()
                .toList();
    }
}
