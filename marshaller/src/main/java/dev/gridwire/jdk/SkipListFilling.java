// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.container.Insertions;
import dev.gridwire.hooks.stream.PreparedInput;
import dev.gridwire.reflect.HiddenFields;
import dev.gridwire.reflect.SerialMethods;
import java.io.ObjectInputStream;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/**
 * Fills concurrent skip lists in the order of the bytes, by the JDK's own {@code readObject}. It compares each key with the one
 * before it, keeps both if they are equal, and refuses them if they are out of order. A comparator that fails leaves the list
 * empty, as {@code put} would not.
 */
final class SkipListFilling implements Insertions.Filler {

    private final Object container;
    private final ConcurrentSkipListMap<@Nullable Object, @Nullable Object> map;

    private SkipListFilling(Object container, ConcurrentSkipListMap<@Nullable Object, @Nullable Object> map) {
        this.container = container;
        this.map = map;
    }

    /** Fills a map. */
    @SuppressWarnings("unchecked")
    static SkipListFilling of(ConcurrentSkipListMap<?, ?> map) {
        return new SkipListFilling(map, (ConcurrentSkipListMap<@Nullable Object, @Nullable Object>) map);
    }

    /** Fills a set that is empty, by way of the map in which it keeps its elements. */
    static SkipListFilling of(ConcurrentSkipListSet<?> set) {
        Object behind = Objects.requireNonNull(HiddenFields.of(set).get("m"));
        return new SkipListFilling(set, of((ConcurrentSkipListMap<?, ?>) behind).map);
    }

    @Override
    public Object container() {
        return container;
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public void fill(@Nullable Object[] elements, @Nullable Object @Nullable [] values) {
        @Nullable Object[] those = values == null ? present(elements.length) : values;
        map.clear();
        read(elements, those);
    }

    private static Object[] present(int count) {
        Object[] values = new Object[count];
        Arrays.fill(values, Boolean.TRUE);
        return values;
    }

    private void read(@Nullable Object[] keys, @Nullable Object[] values) {
        MethodHandle hook = Objects.requireNonNull(SerialMethods.readObject(ConcurrentSkipListMap.class));
        try {
            hook.invokeExact((Object) map, (ObjectInputStream) PreparedInput.ofEntries(keys, values));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
