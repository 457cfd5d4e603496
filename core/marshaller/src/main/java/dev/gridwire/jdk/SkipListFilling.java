// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.container.Insertions;
import dev.gridwire.hooks.stream.PreparedInput;
import dev.gridwire.reflect.HiddenFields;
import dev.gridwire.reflect.SerialMethods;
import java.io.ObjectInputStream;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/**
 * Fills concurrent skip lists in the order of the bytes. Keys that are in order are inserted. For other keys, the JDK's own
 * {@code readObject} decides, as in Java serialization: it keeps equal keys, and refuses keys that are out of order. The keys are
 * compared first, because a {@code put} whose comparator fails leaves a wrong count behind.
 */
final class SkipListFilling implements Insertions.Filler {

    private final Object container;
    private @Nullable RuntimeException failure;

    /** Fills an empty map or set. */
    SkipListFilling(Object container) {
        this.container = container;
    }

    @Override
    public Object container() {
        return container;
    }

    @Override
    public int size() {
        return container instanceof ConcurrentSkipListSet<?> set ? set.size() : ((ConcurrentSkipListMap<?, ?>) container).size();
    }

    @Override
    public void fill(@Nullable Object[] keys, @Nullable Object @Nullable [] values) {
        if (failure != null) {
            throw failure;
        }
        if (!isAscending(keys)) {
            read(keys, values == null ? present(keys.length) : values);
            return;
        }
        try {
            put(keys, values);
        } catch (RuntimeException e) {
            failure = e;
            throw e;
        }
    }

    @SuppressWarnings("unchecked")
    private boolean isAscending(@Nullable Object[] keys) {
        Comparator<@Nullable Object> order = (Comparator<@Nullable Object>) (container instanceof ConcurrentSkipListSet<?> set
                ? set.comparator()
                : ((ConcurrentSkipListMap<?, ?>) container).comparator());
        // The first key is compared with itself, as put does.
        for (int i = 0; i < keys.length; i++) {
            Object before = keys[Math.max(0, i - 1)];
            int compared = order != null
                    ? order.compare(before, keys[i])
                    : ((Comparable<@Nullable Object>) Objects.requireNonNull(before)).compareTo(keys[i]);
            if (i > 0 && compared >= 0) {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    private void put(@Nullable Object[] keys, @Nullable Object @Nullable [] values) {
        if (values == null) {
            ConcurrentSkipListSet<@Nullable Object> set = (ConcurrentSkipListSet<@Nullable Object>) container;
            set.clear();
            set.addAll(Arrays.asList(keys));
            return;
        }
        ConcurrentSkipListMap<@Nullable Object, @Nullable Object> map =
                (ConcurrentSkipListMap<@Nullable Object, @Nullable Object>) container;
        map.clear();
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], values[i]);
        }
    }

    private static Object[] present(int count) {
        Object[] values = new Object[count];
        Arrays.fill(values, Boolean.TRUE);
        return values;
    }

    private void read(@Nullable Object[] keys, @Nullable Object[] values) {
        ConcurrentSkipListMap<?, ?> map = map();
        map.clear();
        MethodHandle hook = Objects.requireNonNull(SerialMethods.readObject(ConcurrentSkipListMap.class));
        try {
            hook.invokeExact((Object) map, (ObjectInputStream) PreparedInput.ofEntries(keys, values));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the map in which a set keeps its elements. */
    private ConcurrentSkipListMap<?, ?> map() {
        Object map = container;
        if (container instanceof ConcurrentSkipListSet<?> set) {
            set.clear();
            map = Objects.requireNonNull(HiddenFields.of(set).get("m"));
        }
        return (ConcurrentSkipListMap<?, ?>) map;
    }
}
