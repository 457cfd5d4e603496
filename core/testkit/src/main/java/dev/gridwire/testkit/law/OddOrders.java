// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.law;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/** Makes sorted containers in orders that a reader cannot use, or that no longer hold. */
public final class OddOrders {

    private static final int MOST = 20;

    private final SplittableRandom random;

    /** Makes random containers. */
    public OddOrders(long seed) {
        random = new SplittableRandom(seed);
    }

    /** The orders of the keys. */
    public enum Order {
        /** By ranks in a field of the owner that comes after the container. */
        LATER_FIELD,
        /** By ranks that the owner's hook restores. */
        HOOK,
        /** By ranks that only the writer has. */
        REGISTRY,
        /** By a number that was changed after the key was inserted. */
        MUTATED,
        /** By a number that was made equal in all keys. */
        ALL_EQUAL,
        /** By the natural order of the keys' class. */
        NATURAL
    }

    /** The containers. */
    public enum Kind {
        /** A {@code TreeMap}. */
        TREE_MAP,
        /** A {@code TreeSet}. */
        TREE_SET,
        /** A class that extends {@code TreeMap}. */
        OWN_TREE_MAP,
        /** A class that extends {@code TreeSet}. */
        OWN_TREE_SET,
        /** A {@code ConcurrentSkipListMap}. */
        SKIP_LIST_MAP,
        /** A {@code ConcurrentSkipListSet}. */
        SKIP_LIST_SET
    }

    /** A key. */
    static final class Key implements Comparable<Key>, Serializable {

        private static final long serialVersionUID = 1L;

        int rank;

        Key(int rank) {
            this.rank = rank;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(rank, other.rank);
        }
    }

    /** A user's map class. */
    static final class OwnMap extends TreeMap<Object, Object> {

        private static final long serialVersionUID = 1L;

        OwnMap(@Nullable Comparator<Object> order) {
            super(order);
        }

        @Override
        public void putAll(Map<?, ?> map) {
            throw new IllegalStateException("nothing that a subclass overrides is called");
        }
    }

    /** A user's set class. */
    static final class OwnSet extends TreeSet<Object> {

        private static final long serialVersionUID = 1L;

        OwnSet(@Nullable Comparator<Object> order) {
            super(order);
        }

        @Override
        public boolean add(Object element) {
            return false;
        }

        boolean put(Object element) {
            return super.add(element);
        }
    }

    /** Holds the container, and what its order needs. */
    static class Owner implements Serializable {

        private static final long serialVersionUID = 1L;

        @Nullable Object container;
        List<Object> others = new ArrayList<>();
        @Nullable Map<Object, Integer> ranks = new HashMap<>();
    }

    /** An owner whose ranks are not in any field. */
    static final class HookedOwner extends Owner {

        private static final long serialVersionUID = 1L;

        transient Map<Object, Integer> restored = new HashMap<>();

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            restored = new HashMap<>(ranks == null ? Map.of() : ranks);
        }
    }

    /** Asks the owner. */
    record ByOwner(Owner owner) implements Comparator<Object>, Serializable {

        @Override
        public int compare(Object one, Object other) {
            return difference(owner instanceof HookedOwner hooked ? hooked.restored : owner.ranks, one, other);
        }
    }

    /** Throws a NullPointerException if a rank is missing, as such comparators do. */
    private static int difference(@Nullable Map<Object, Integer> ranks, Object one, Object other) {
        Map<Object, Integer> known = Objects.requireNonNull(ranks);
        return Objects.requireNonNull(known.get(one)) - Objects.requireNonNull(known.get(other));
    }

    /** Asks the object that is registered in this virtual machine. */
    public enum ByRegistry implements Comparator<Object> {
        /** The only instance. */
        INSTANCE;

        /** The ranks by key. */
        public static final Map<Object, Integer> RANKS = Collections.synchronizedMap(new HashMap<>());

        @Override
        public int compare(Object one, Object other) {
            return difference(RANKS, one, other);
        }
    }

    /** Returns whether Java serialization refuses it, because its own skip lists compare keys while they are read. */
    public static boolean isRefusedByJava(Kind kind, Order order) {
        boolean isSkipList = kind == Kind.SKIP_LIST_MAP || kind == Kind.SKIP_LIST_SET;
        return isSkipList && (order == Order.REGISTRY || order == Order.MUTATED);
    }

    /** Makes an owner of a container. */
    public Object next(Kind kind, Order order) {
        Owner owner = order == Order.HOOK ? new HookedOwner() : new Owner();
        boolean isByKey = order == Order.MUTATED || order == Order.ALL_EQUAL || order == Order.NATURAL;
        Comparator<Object> comparator = isByKey ? null
                : order == Order.REGISTRY ? ByRegistry.INSTANCE : new ByOwner(owner);
        Object container = empty(kind, comparator);
        owner.container = container;
        List<Key> keys = new ArrayList<>();
        int count = random.nextInt(MOST);
        for (int i = 0; i < count; i++) {
            String name = "k" + random.nextInt() + "-" + i;
            int rank = random.nextInt();
            Object key = isByKey ? new Key(rank) : name;
            note(owner, order, name, rank >> 1);
            put(container, key, i);
            if (key instanceof Key each) {
                keys.add(each);
            }
        }
        for (Key key : keys) {
            key.rank = order == Order.MUTATED ? random.nextInt(2) : order == Order.ALL_EQUAL ? 0 : key.rank;
        }
        return owner;
    }

    private static void note(Owner owner, Order order, String name, int rank) {
        if (order == Order.REGISTRY) {
            ByRegistry.RANKS.put(name, rank);
        } else if (owner.ranks != null) {
            owner.ranks.put(name, rank);
            if (owner instanceof HookedOwner hooked) {
                hooked.restored.put(name, rank);
            }
        }
    }

    private static Object empty(Kind kind, @Nullable Comparator<Object> order) {
        return switch (kind) {
            case TREE_MAP -> new TreeMap<>(order);
            case TREE_SET -> new TreeSet<>(order);
            case OWN_TREE_MAP -> new OwnMap(order);
            case OWN_TREE_SET -> new OwnSet(order);
            case SKIP_LIST_MAP -> new ConcurrentSkipListMap<>(order);
            case SKIP_LIST_SET -> new ConcurrentSkipListSet<>(order);
        };
    }

    @SuppressWarnings("unchecked")
    private static void put(Object container, Object key, Object value) {
        if (container instanceof OwnSet own) {
            own.put(key);
        } else if (container instanceof SortedSet<?> set) {
            ((SortedSet<Object>) set).add(key);
        } else {
            ((SortedMap<Object, Object>) container).put(key, value);
        }
    }
}
