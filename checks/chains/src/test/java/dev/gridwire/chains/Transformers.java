// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import dev.gridwire.chains.song.Canary;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.Map;
import java.util.PriorityQueue;

/** Chains of both versions of Commons Collections, by the package of the version. Nothing happens while they are built. */
record Transformers(Library library, String root) {

    /** Makes its input sing. */
    Object invoker() {
        return library.make(root + ".functors.InvokerTransformer", "sing", new Class<?>[0], new Object[0]);
    }

    /** Gives its input. */
    private Object nothing() {
        return library.make(root + ".functors.ConstantTransformer", "");
    }

    /** Gives a canary, whatever its input, and has it sing. */
    Object chained() {
        Object constant = library.make(root + ".functors.ConstantTransformer", new Canary());
        return library.make(root + ".functors.ChainedTransformer",
                library.array(root + ".Transformer", constant, invoker()));
    }

    /** Makes an object of the class that it is given. */
    Object instantiator() {
        return library.make(root + ".functors.InstantiateTransformer", new Class<?>[] {String.class}, new Object[] {"song"});
    }

    private Map<?, ?> lazy(Object transformer) {
        Object lazy = library.make(root + ".map.LazyMap", new HashMap<>(), nothing());
        return (Map<?, ?>) Library.set(lazy, "factory", transformer);
    }

    private Object lazyEntry(Object key) {
        return library.make(root + ".keyvalue.TiedMapEntry", new HashMap<>(), key);
    }

    /** A HashMap whose key asks a LazyMap for its hash. */
    Object hashMap(Object key, Object transformer) {
        Object entry = lazyEntry(key);
        Map<Object, Object> map = new HashMap<>();
        map.put(entry, "");
        Library.set(entry, "map", lazy(transformer));
        return map;
    }

    /** A HashSet of the same. */
    Object hashSet(Object key, Object transformer) {
        Object entry = lazyEntry(key);
        HashSet<Object> set = new HashSet<>();
        set.add(entry);
        Library.set(entry, "map", lazy(transformer));
        return set;
    }

    /** A Hashtable with two LazyMaps of one hash, which compares them. */
    @SuppressWarnings("unchecked")
    Object hashtable() {
        Map<Object, Object> one = (Map<Object, Object>) lazy(nothing());
        Map<Object, Object> other = (Map<Object, Object>) lazy(nothing());
        one.put("yy", 1);
        other.put("zZ", 1);
        Hashtable<Object, Object> table = new Hashtable<>();
        table.put(one, 1);
        table.put(other, 2);
        other.remove("yy");
        Library.set(one, "factory", chained());
        Library.set(other, "factory", chained());
        return table;
    }

    /** A HashMap whose key asks a DefaultedMap for its hash. */
    Object defaulted() {
        Object entry = lazyEntry(new Canary());
        Map<Object, Object> map = new HashMap<>();
        map.put(entry, "");
        Library.set(entry, "map", library.make(root + ".map.DefaultedMap", new HashMap<>(), invoker()));
        return map;
    }

    private Object comparator(Object transformer) {
        return library.make(root + ".comparators.TransformingComparator", transformer);
    }

    /** A PriorityQueue that compares transformed elements. */
    Object queue() {
        Object comparator = comparator(nothing());
        @SuppressWarnings("unchecked")
        PriorityQueue<Object> queue = new PriorityQueue<>(2, (Comparator<Object>) comparator);
        queue.add(new Canary());
        queue.add(new Canary());
        Library.set(comparator, "transformer", invoker());
        return queue;
    }

    /** A bag that does. */
    @SuppressWarnings("unchecked")
    Object bag() {
        Object comparator = comparator(nothing());
        Collection<Object> bag = (Collection<Object>) library.make(root + ".bag.TreeBag", comparator);
        bag.add(new Canary());
        Library.set(comparator, "transformer", invoker());
        return bag;
    }
}
