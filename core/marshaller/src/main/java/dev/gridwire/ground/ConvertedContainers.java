// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.EscapedNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Remembers, for one payload, the lists and arrays that stand for others of another type. A container that occurs twice in the
 * graph is converted once. If its content came after the conversion, because it was deferred or holds the field itself, it is
 * converted again at the end.
 */
public final class ConvertedContainers {

    private Map<Object, Made> bySource = Map.of();
    private Map<Object, Made> byTarget = Map.of();
    private List<Made> all = List.of();

    private static final class Made {

        private final Object source;
        private final Class<?> type;
        private final UnaryOperator<Object> conversion;
        private final Object target;
        private final @Nullable Made next;
        private final List<Consumer<Object>> takers = new ArrayList<>(1);
        private int uses;

        Made(Object source, Class<?> type, Object target, UnaryOperator<Object> conversion, @Nullable Made next) {
            this.source = source;
            this.type = type;
            this.conversion = conversion;
            this.target = target;
            this.next = next;
        }
    }

    /**
     * Returns the container of the given type that stands for another one.
     *
     * @param first converts a source that may not be filled yet
     * @param conversion converts the current content of the source
     */
    public Object of(Object source, Class<?> type, UnaryOperator<Object> first, UnaryOperator<Object> conversion) {
        if (all.isEmpty()) {
            bySource = new IdentityHashMap<>();
            byTarget = new IdentityHashMap<>();
            all = new ArrayList<>();
        }
        Made others = bySource.get(source);
        Made made = others;
        while (made != null && made.type != type) {
            made = made.next;
        }
        if (made == null) {
            made = new Made(source, type, first.apply(source), conversion, others);
            bySource.put(source, made);
            byTarget.put(made.target, made);
            all.add(made);
        }
        made.uses++;
        return made.target;
    }

    /** Registers the holder of a value that may have been converted; the holder takes another value if need be. */
    public void taken(Object value, Consumer<Object> taker) {
        Made made = all.isEmpty() ? null : byTarget.get(value);
        if (made != null) {
            made.takers.add(taker);
        }
    }

    /** Converts what was not complete again. Must be called when the whole graph is complete. */
    public void finish() {
        for (Made made : all) {
            if (made.source instanceof Object[] || made.source instanceof Collection) {
                finish(made);
            }
        }
    }

    private static void finish(Made made) {
        Object now = made.conversion.apply(made.source);
        if (isSame(made.target, now)) {
            return;
        }
        if (made.target instanceof List<?> list) {
            refill(list, (List<?>) now);
        } else if (made.takers.size() == made.uses) {
            made.takers.forEach(taker -> taker.accept(now));
        } else {
            throw Refusal.shape("A list that holds the object around it, or stands too deep, cannot become an array that a"
                    + " constructor or a hook takes: class=" + EscapedNames.of(made.source.getClass().getName()),
                    "declare the field as a list here too");
        }
    }

    @SuppressWarnings("unchecked")
    private static void refill(List<?> list, List<?> elements) {
        list.clear();
        ((List<@Nullable Object>) list).addAll(elements);
    }

    /** Returns whether both hold the same objects; calls no {@code equals} of a user class. */
    private static boolean isSame(Object one, Object other) {
        if (one instanceof List<?> list) {
            return isSame(list.toArray(), ((List<?>) other).toArray());
        }
        return one instanceof Object[] objects
                ? isSame(objects, (Object[]) other)
                : Arrays.deepEquals(new Object[] {one}, new Object[] {other});
    }

    private static boolean isSame(@Nullable Object[] one, @Nullable Object[] other) {
        boolean same = one.length == other.length;
        for (int i = 0; same && i < one.length; i++) {
            same = one[i] == other[i];
        }
        return same;
    }

    /** Forgets everything before another payload, and frees the memory. */
    public void clear() {
        bySource = Map.of();
        byTarget = Map.of();
        all = List.of();
    }
}
