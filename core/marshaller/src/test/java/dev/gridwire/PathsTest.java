// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.ground.Generation;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages name the place in the graph where a class is refused, in either direction. */
class PathsTest {

    static class Holder implements Serializable {
        private static final long serialVersionUID = 1;
        final @Nullable Object content;

        Holder(@Nullable Object content) {
            this.content = content;
        }
    }

    record Pair(Object left, Object right) {}

    /** Only writers let it in. */
    static final class Stranger implements Serializable {
        private static final long serialVersionUID = 1;
        final int number = 1;
    }

    static final class Order implements Comparator<Object>, Serializable {
        private static final long serialVersionUID = 1;
        final Object stranger = new Stranger();

        @Override
        public int compare(Object a, Object b) {
            return 0;
        }
    }

    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1;
        final Object stranger = new Stranger();

        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
            return null;
        }
    }

    static final class Carrier extends RuntimeException {
        private static final long serialVersionUID = 1;
        final Object stranger;

        Carrier(Object stranger) {
            this.stranger = stranger;
        }
    }

    /** Writes its field by name. */
    static final class Putting implements Serializable {
        private static final long serialVersionUID = 1;
        private final Object field;

        Putting(Object field) {
            this.field = field;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.putFields().put("field", field);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.readFields();
        }
    }

    static final class Table extends Properties {
        private static final long serialVersionUID = 1;

        Table(Properties defaults) {
            super(defaults);
        }
    }

    interface Call extends Serializable {
        int call();
    }

    static Stream<Arguments> places() {
        Stranger stranger = new Stranger();
        Holder holder = new Holder(stranger);
        return Stream.of(
                Arguments.of(stranger, ""),
                Arguments.of(new ArrayList<>(List.of("a", stranger)), "[1]"),
                Arguments.of(new ArrayList<>(List.of(stranger)), "[0]"),
                Arguments.of(new LinkedList<>(List.of(new Holder("a"), new Holder("b"), holder)), "[2].content"),
                Arguments.of(new ArrayDeque<>(List.of("a", "b", stranger)), "[2]"),
                Arguments.of(List.of("a", stranger), "[1]"),
                Arguments.of(Arrays.<Object>asList(null, stranger), "[1]"),
                Arguments.of(new Object[] {"a", null, stranger}, "[2]"),
                Arguments.of(new Holder[] {null, holder}, "[1].content"),
                Arguments.of(new Object[][] {{}, {"a", stranger}}, "[1][1]"),
                Arguments.of(Optional.of(stranger), "[0]"),
                Arguments.of(new HashSet<>(Set.of(stranger)), "[0]"),
                Arguments.of(new TreeSet<>(new Order()), ".comparator.stranger"),
                Arguments.of(new TreeMap<>(new Order()), ".comparator.stranger"),
                Arguments.of(map("a", "b", "c", stranger), "[entry 1]"),
                Arguments.of(new HashMap<>(Map.of(stranger, "a")), "[entry 0]"),
                Arguments.of(Map.of("a", stranger), "[entry 0]"),
                Arguments.of(new Pair("a", new Pair(stranger, "b")), ".right.left"),
                Arguments.of(
                        new Pair(new ArrayList<>(List.of(new Pair("a", "b"), new Pair("c", holder))), ""),
                        ".left[1].right.content"),
                Arguments.of(suppressing(stranger), ".suppressed[0].stranger"),
                Arguments.of(new Putting(stranger), ".field"),
                Arguments.of(new Table(table(stranger)), ".defaults[entry 0]"),
                Arguments.of(proxy(), ".handler.stranger"),
                Arguments.of((Call) () -> stranger.number, ".captured[0]"));
    }

    private static Map<Object, Object> map(Object... entries) {
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < entries.length; i += 2) {
            map.put(entries[i], entries[i + 1]);
        }
        return map;
    }

    private static Properties table(Object value) {
        Properties table = new Properties();
        table.put("key", value);
        return table;
    }

    private static Object proxy() {
        return Proxy.newProxyInstance(PathsTest.class.getClassLoader(), new Class<?>[] {Call.class}, new Handler());
    }

    private static Exception suppressing(Stranger stranger) {
        Exception outer = new IllegalStateException("outer");
        outer.addSuppressed(new Carrier(stranger));
        return outer;
    }

    @ParameterizedTest
    @MethodSource("places")
    void theMessageNamesThePlace(Object content, String path) {
        for (Generation generation : Generation.values()) {
            Marshaller strict = marshaller(generation).build();
            Holder root = new Holder(content);
            byte[] payload = marshaller(generation).register(Stranger.class).build().marshal(root);

            GridwireException whenWritten = catchThrowableOfType(GridwireException.class, () -> strict.marshal(root));
            GridwireException whenRead = catchThrowableOfType(GridwireException.class, () -> strict.unmarshal(payload));

            assertThat(whenWritten).hasMessageContaining("$Stranger at Holder.content" + path + ";");
            assertThat(whenRead).hasMessageContaining("$Stranger at Holder.content" + path + ";");
        }
    }

    static Stream<Arguments> endings() {
        LocalDate date = LocalDate.of(2024, 2, 29);
        return Stream.of(
                Arguments.of(date, ""),
                Arguments.of(new ArrayList<>(List.of(date)), "[0]"),
                Arguments.of(new ArrayList<>(List.of(date, date, date)), "[2]"),
                Arguments.of(new ArrayList<>(List.of("a", "text")), "[1]"),
                Arguments.of(new ArrayList<>(List.of("a", date)), "[1]"),
                Arguments.of(new LinkedHashSet<>(List.of("a", "text")), "[1]"),
                Arguments.of(new ArrayList<>(List.of(new Pair("a", "b"), new Pair("c", "text"))), "[1].right"),
                Arguments.of(new ArrayList<>(List.of(new Holder("a"), new Holder("text"))), "[1].content"),
                Arguments.of(new Object[] {date, date}, "[1]"),
                Arguments.of(new LocalDate[] {date, date}, "[1]"),
                Arguments.of(map("a", "b", "c", "text"), "[entry 1]"),
                Arguments.of(new Pair(date, date), ".right"),
                Arguments.of(Optional.of(date), "[0]"));
    }

    @ParameterizedTest
    @MethodSource("endings")
    void whereTheBytesEndIsNamed(Object content, String path) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation).build();
            byte[] payload = marshaller.marshal(new Holder(content));

            MalformedBytesException whenRead = catchThrowableOfType(
                    MalformedBytesException.class, () -> marshaller.unmarshal(Arrays.copyOf(payload, payload.length - 1)));

            assertThat(whenRead).hasMessageEndingWith(", in Holder.content" + path);
        }
    }

    private static MarshallerBuilder marshaller(Generation generation) {
        return WithGeneration.builder(generation).register(Holder.class).register(Pair.class).register(Order.class)
                .register(Handler.class).register(Carrier.class).register(PathsTest.class).register(Call.class)
                .register(Putting.class).register(Table.class);
    }
}
