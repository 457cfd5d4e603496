// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.place.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A store that treats each value as the test asks, and remembers how it was used. */
final class TwinsStore implements Store {

    private final UnaryOperator<@Nullable Twins> road;
    private final Map<Object, Twins> held = new HashMap<>();
    private final List<Integer> written = new ArrayList<>();
    private final List<Integer> sizesWhenCleared = new ArrayList<>();
    private int highestIndex;

    TwinsStore(UnaryOperator<@Nullable Twins> road) {
        this.road = road;
    }

    @Override
    public void write(int index, Object key, Object value) {
        Twins twins = (Twins) value;
        highestIndex = Math.max(highestIndex, index);
        written.add(twins.number());
        held.put(key, twins);
    }

    @Override
    public Object read(int index, Object key) {
        return road.apply(held.get(key));
    }

    @Override
    public int byteCount(Object value) {
        return ((Twins) value).number();
    }

    @Override
    public void clear() {
        sizesWhenCleared.add(held.size());
        held.clear();
    }

    @Override
    public void close() {
        throw new AssertionError("a trial does not own its store");
    }

    boolean isEmpty() {
        return held.isEmpty();
    }

    /** The number of every value written, in order. */
    List<Integer> written() {
        return written;
    }

    /** How many values each call of clear has thrown away. */
    List<Integer> sizesWhenCleared() {
        return sizesWhenCleared;
    }

    int highestIndex() {
        return highestIndex;
    }
}
