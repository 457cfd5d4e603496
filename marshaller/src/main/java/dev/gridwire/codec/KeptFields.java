// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Slot;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What objects had, when they were read, that their classes here do not have: beside each object, for as long as it lives.
 * Thread-safe, as far as the objects are: who reads one, or copies its fields, does so before others write it.
 */
final class KeptFields {

    private final Map<Key, Map<String, @Nullable Object>> kept = new ConcurrentHashMap<>();
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

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

    /** Whether there may be anything. */
    boolean isUsed() {
        return !kept.isEmpty();
    }

    /** Keeps a value beside an object. */
    void add(Object owner, String name, @Nullable Object value) {
        forgetTheGone();
        kept.computeIfAbsent(new Key(owner, gone), key -> new TreeMap<>()).put(name, value);
    }

    /** Keeps what a slot held. */
    void add(Object owner, Slot slot, @Nullable Object value) {
        add(owner, slot.name(), value);
    }

    /** What an object had, by name, in the order of the names; null if there is nothing. */
    @Nullable Map<String, @Nullable Object> of(Object owner) {
        return kept.isEmpty() ? null : kept.get(new Key(owner, null));
    }

    /** Gives an object what another one has. */
    void copy(Object from, Object to) {
        Map<String, @Nullable Object> fields = of(from);
        if (fields != null && from != to) {
            forgetTheGone();
            kept.put(new Key(to, gone), new TreeMap<>(fields));
        }
    }

    private void forgetTheGone() {
        for (Reference<?> each = gone.poll(); each != null; each = gone.poll()) {
            kept.remove(each);
        }
    }
}
