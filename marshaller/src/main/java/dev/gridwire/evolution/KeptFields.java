// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the unknown fields of objects: in a field of the object, if its class has one for them, else beside the object, for as
 * long as it lives. Fields that refer to objects around them are kept for the last {@value #MAX_LASTING} objects only, since
 * they may lead to the object, which would live for ever then. Thread-safe, as far as the objects are: a thread that reads one,
 * or copies its fields, does so before others write it.
 */
final class KeptFields {

    private static final int MAX_LASTING = 1 << 16;

    private final Map<Key, Map<String, @Nullable Object>> kept = new ConcurrentHashMap<>();
    /** Whether some object may hold its fields itself. */
    private boolean someAreHeld;
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();
    /** Objects whose fields may lead back to them, so that they would not go by themselves; the oldest first. */
    private final Queue<Key> lasting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger lastingCount = new AtomicInteger();

    /** An object by its identity. */
    private static final class Key extends WeakReference<Object> {

        private final int hash;

        Key(Object object, @Nullable ReferenceQueue<Object> queue) {
            super(object, queue);
            hash = System.identityHashCode(object);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            Object mine = get();
            return this == other || mine != null && other instanceof Key key && key.get() == mine;
        }
    }

    /**
     * The unknown fields that an object holds itself.
     *
     * @param keeper knows the classes that are not here, of which there may be objects among the values
     */
    private record Held(KeptFields keeper, Map<String, @Nullable Object> fields) {}

    /** Whether there may be anything. */
    boolean isUsed() {
        return someAreHeld || !kept.isEmpty();
    }

    /**
     * Keeps a value beside an object.
     *
     * @param leadsOut whether the value refers to objects around it, to the owner perhaps: the map would hold the owner then
     */
    void add(Object owner, String name, @Nullable Object value, boolean leadsOut) {
        UnknownFieldsHolder holder = UnknownFieldsHolder.of(owner.getClass());
        if (holder != null) {
            held(holder, owner).put(name, value);
            return;
        }
        forgetTheGone();
        Key key = new Key(owner, gone);
        kept.computeIfAbsent(key, any -> new TreeMap<>()).put(name, value);
        if (leadsOut) {
            lasting.add(key);
            if (lastingCount.incrementAndGet() > MAX_LASTING) {
                forgetOldest();
            }
        }
    }

    private Map<String, @Nullable Object> held(UnknownFieldsHolder holder, Object owner) {
        someAreHeld = true;
        if (!(holder.get(owner) instanceof Held held && held.keeper() == this)) {
            Held made = new Held(this, new TreeMap<>());
            holder.set(owner, made);
            return made.fields();
        }
        return held.fields();
    }

    private void forgetOldest() {
        Key oldest = lasting.poll();
        if (oldest != null) {
            lastingCount.decrementAndGet();
            kept.remove(oldest);
        }
    }

    /** The unknown fields of an object, by name, in the order of the names; null if there are none. */
    @Nullable Map<String, @Nullable Object> of(Object owner) {
        UnknownFieldsHolder holder = someAreHeld ? UnknownFieldsHolder.of(owner.getClass()) : null;
        if (holder != null) {
            return holder.get(owner) instanceof Held held && held.keeper() == this ? held.fields() : null;
        }
        return kept.isEmpty() ? null : kept.get(new Key(owner, null));
    }

    /** Copies the unknown fields of one object to another. */
    void copy(Object from, Object to) {
        Map<String, @Nullable Object> fields = of(from);
        if (fields == null || from == to) {
            return;
        }
        UnknownFieldsHolder holder = UnknownFieldsHolder.of(to.getClass());
        if (holder == null) {
            forgetTheGone();
            kept.put(new Key(to, gone), new TreeMap<>(fields));
        } else {
            held(holder, to).putAll(fields);
        }
    }

    private void forgetTheGone() {
        for (Reference<?> each = gone.poll(); each != null; each = gone.poll()) {
            kept.remove(each);
        }
    }
}
