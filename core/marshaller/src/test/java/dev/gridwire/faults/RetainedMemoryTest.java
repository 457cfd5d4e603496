// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The memory that stays with a thread after it has written and read something large. */
@Isolated("takes most of the heap")
class RetainedMemoryTest {

    private static final int MEBIBYTE = 1 << 20;
    private static final int MANY = 600_000;

    private static Arguments large(String name, Supplier<Object> make) {
        return Arguments.of(name, make);
    }

    static Stream<Arguments> large() {
        return Stream.of(
                large("100 MB in an array", () -> new byte[100 * MEBIBYTE]),
                large("100 MB in a string", () -> "x".repeat(100 * MEBIBYTE)),
                large("longs", () -> new long[12 * MEBIBYTE]),
                large("objects that are shared", () -> {
                    Object[] all = IntStream.range(0, MANY).mapToObj(i -> new Object()).toArray();
                    return List.of(all, new ArrayList<>(Arrays.asList(all)));
                }),
                large("knots", () -> Graphs.of(20_000)),
                large("a map", () -> new HashMap<>(Map.of("a", new HashMap<>(numbered())))),
                large("a deep list", () -> {
                    Object deep = "core";
                    for (int i = 0; i < MANY / 4; i++) {
                        deep = new ArrayList<>(List.of(deep));
                    }
                    return deep;
                }),
                large("many types",
                        () -> IntStream.range(1, 61).mapToObj(i -> Array.newInstance(String.class, new int[i])).toList()));
    }

    private static Map<Object, Object> numbered() {
        Map<Object, Object> map = new HashMap<>();
        IntStream.range(0, MANY / 4).forEach(i -> map.put(List.of(i), new Object[] {i}));
        return map;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("large")
    @Proves(topic = Topic.RESOURCES, value = "After an object of 100 MB a thread keeps less than 1 MiB, also if it was refused")
    void littleIsKept(String name, Supplier<Object> make) {
        Marshaller marshaller = Graphs.marshaller();
        Object value = make.get();
        byte[] bytes = marshaller.marshal(value);
        marshaller.unmarshal(bytes);
        assertThat(heldBy(marshaller)).isLessThan(2L * MEBIBYTE);
        try {
            marshaller.marshal(List.of(value, value, new Thread()));
        } catch (RejectedTypeException | MismatchedShapeException e) {
            assertThat(e).hasMessageContaining("Thread");
        }
        try {
            marshaller.unmarshal(Arrays.copyOf(bytes, bytes.length - 1));
        } catch (GridwireException e) {
            assertThat(e).hasMessageContaining("offset");
        }
        // A writer and a reader.
        assertThat(heldBy(marshaller)).isLessThan(2L * MEBIBYTE);
    }

    /** The bytes of the arrays that are reachable from a marshaller by its own fields. */
    private static long heldBy(Object root) {
        Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>(List.of(root));
        long bytes = 0;
        while (!open.isEmpty()) {
            Object each = open.pop();
            if (met.add(each)) {
                bytes += each.getClass().isArray() ? ofArray(each, open) : ofFields(each, open);
            }
        }
        return bytes;
    }

    private static long ofArray(Object array, Deque<Object> open) {
        int length = Array.getLength(array);
        if (array instanceof Object[] elements) {
            Stream.of(elements).filter(each -> each != null).forEach(open::push);
            return 4L * length;
        }
        Class<?> component = array.getClass().getComponentType();
        return component == byte.class || component == boolean.class ? length : Long.BYTES * (long) length;
    }

    private static long ofFields(Object object, Deque<Object> open) {
        for (Class<?> type = object.getClass(); type != null && isOwn(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    Object value = valueOf(field, object);
                    if (value != null) {
                        open.push(value);
                    }
                }
            }
        }
        if (object instanceof java.util.Collection<?> collection) {
            collection.forEach(each -> {
                if (each != null) {
                    open.push(each);
                }
            });
            return 16L * collection.size();
        }
        return object instanceof CharSequence text ? text.length() : 16;
    }

    private static boolean isOwn(Class<?> type) {
        return type.getName().startsWith("dev.gridwire.") && !type.isHidden();
    }

    private static @Nullable Object valueOf(Field field, Object object) {
        field.setAccessible(true);
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
