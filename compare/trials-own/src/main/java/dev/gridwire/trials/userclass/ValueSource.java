// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.lang.reflect.Array;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.BaseStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A source of values, in the fork that creates them. */
interface ValueSource {

    /** Returns the origin of the values for the results; called after the values were read. */
    String origin();

    /**
     * Returns the values one by one, possibly without end.
     *
     * @throws dev.gridwire.trials.fork.UserFailure if there are none, or one cannot be created
     */
    Iterator<? extends @Nullable Object> values();

    /** Returns the values in a given object: elements, a map's values, the results of a supplier; otherwise the object itself. */
    static Iterator<? extends @Nullable Object> in(@Nullable Object given) {
        if (given instanceof Iterable<?> iterable) {
            return iterable.iterator();
        }
        if (given instanceof Iterator<?> iterator) {
            return iterator;
        }
        if (given instanceof BaseStream<?, ?> stream) {
            return stream.iterator();
        }
        if (given instanceof Supplier<?> supplier) {
            return Stream.generate(supplier).iterator();
        }
        if (given instanceof Map<?, ?> map) {
            return map.values().iterator();
        }
        return given != null && given.getClass().isArray()
                ? IntStream.range(0, Array.getLength(given)).mapToObj(i -> Array.get(given, i)).iterator()
                : Collections.singleton(given).iterator();
    }
}
