// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys whose hash or order needs an object around their container, which is read to its end later than they are. */
class CyclicKeysTest {

    /** Its keys go by a field that is read last. */
    static final class Around implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Object content;
        String zone = "none";
    }

    static final class Key implements Serializable, Comparable<Key> {
        private static final long serialVersionUID = 1L;
        final Around around;
        final int number;

        Key(Around around, int number) {
            this.around = around;
            this.number = number;
        }

        @Override
        public int hashCode() {
            return around.zone.length() + number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.number == number && key.around.zone.equals(around.zone);
        }

        @Override
        public int compareTo(Key other) {
            return (around.zone + number).compareTo(other.around.zone + other.number);
        }
    }

    static final class OwnSet extends HashSet<Object> {
        private static final long serialVersionUID = 1L;
    }

    static final class OwnTree extends TreeSet<Object> {
        private static final long serialVersionUID = 1L;
    }

    static final class OwnMap extends LinkedHashMap<Object, Object> {
        private static final long serialVersionUID = 1L;
    }

    /** A container of keys. */
    private record Container(String name, Function<List<?>, Object> of) {

        static Container filled(Collection<Object> empty) {
            return new Container(empty.getClass().getSimpleName(), keys -> {
                Collection<Object> made = made(empty);
                made.addAll(keys);
                return made;
            });
        }

        static Container filled(Map<Object, Object> empty) {
            return new Container(empty.getClass().getSimpleName(), keys -> {
                Map<Object, Object> made = made(empty);
                keys.forEach(key -> made.put(key, "value of " + made.size()));
                return made;
            });
        }

        @SuppressWarnings("unchecked")
        private static <T> T made(T empty) {
            try {
                return (T) empty.getClass().getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Container> containers() {
        return Stream.of(
                Container.filled(new HashSet<>()), Container.filled(new LinkedHashSet<>()), Container.filled(new TreeSet<>()),
                Container.filled(new ConcurrentSkipListSet<>()), Container.filled(new PriorityQueue<>()),
                Container.filled(new PriorityBlockingQueue<>()), Container.filled(new OwnSet()), Container.filled(new OwnTree()),
                Container.filled(new HashMap<>()), Container.filled(new LinkedHashMap<>()), Container.filled(new TreeMap<>()),
                Container.filled(new ConcurrentHashMap<>()), Container.filled(new ConcurrentSkipListMap<>()),
                Container.filled(new OwnMap()));
    }

    private static Marshaller marshaller(Generation generation) {
        return WithGeneration.builder(generation).register(Around.class).register(Key.class)
                .register(OwnSet.class).register(OwnTree.class).register(OwnMap.class).build();
    }

    private static Around around(Container container, int keys) {
        Around around = new Around();
        around.zone = "zone";
        List<Key> all = new ArrayList<>();
        for (int i = 0; i < keys; i++) {
            all.add(new Key(around, i));
        }
        around.content = container.of.apply(all);
        return around;
    }

    private static Collection<?> keys(@Nullable Object container) {
        return container instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) Objects.requireNonNull(container);
    }

    private static List<Integer> numbers(@Nullable Object container) {
        return keys(container).stream().map(key -> ((Key) key).number).toList();
    }

    private static List<Object> values(@Nullable Object container) {
        return container instanceof Map<?, ?> map ? List.copyOf(map.values()) : List.of();
    }

    private static boolean finds(@Nullable Object container, Object key) {
        return container instanceof Map<?, ?> map ? map.containsKey(key) : keys(container).contains(key);
    }

    @ParameterizedTest
    @MethodSource("containers")
    void theyAreFoundWhereTheyAreRead(Container container) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            for (int count : new int[] {1, 2, 5}) {
                Around original = around(container, count);
                byte[] bytes = marshaller.marshal(original);
                for (int time = 0; time < 2; time++) {
                    Around copy = marshaller.unmarshal(bytes);
                    assertThat(copy.content).isNotNull().hasSameClassAs(original.content);
                    assertThat(numbers(copy.content)).containsExactlyInAnyOrderElementsOf(numbers(original.content));
                    assertThat(keys(copy.content)).allSatisfy(key -> {
                        assertThat(((Key) key).around).isSameAs(copy);
                        assertThat(finds(copy.content, key)).isTrue();
                    });
                    assertThat(values(copy.content)).containsExactlyInAnyOrderElementsOf(values(original.content));
                }
            }
        }
    }

    /** The outer one is hashed by the inner one, which is filled first. */
    @ParameterizedTest
    @MethodSource("containers")
    void aContainerThatIsItselfAKeyIsFilledFirst(Container container) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            Around original = new Around();
            original.zone = "zone";
            Object inner = container.of.apply(List.of(new Key(original, 1), new Key(original, 2)));
            original.content = new HashSet<>(Set.of(List.of(inner)));
            Around copy = marshaller.unmarshal(marshaller.marshal(original));
            Object outer = copy.content;
            List<?> list = (List<?>) keys(outer).iterator().next();
            assertThat(finds(outer, list)).isTrue();
            assertThat(keys(list.get(0))).hasSize(2).allSatisfy(key -> assertThat(finds(list.get(0), key)).isTrue());
        }
    }

    static Stream<Container> immutable() {
        return Stream.of(
                new Container("Set.of", keys -> Set.of(keys.toArray())),
                new Container("Map.of", keys -> Map.of(keys.get(0), "a", keys.get(1), "b")));
    }

    @ParameterizedTest
    @MethodSource("immutable")
    void aContainerThatCannotBeFilledLaterIsRefused(Container container) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = marshaller(generation);
            for (int time = 0; time < 2; time++) {
                assertThatExceptionOfType(MismatchedShapeException.class)
                        .isThrownBy(() -> marshaller.marshal(around(container, 2)))
                        .withMessageContaining("Immutable hash containers whose keys refer to an object around them")
                        .withMessageContaining("Around.content");
            }
            // The same keys, of an object that does not hold them, can be hashed at once.
            Around apart = new Around();
            Object content = container.of.apply(List.of(new Key(apart, 1), new Key(apart, 2)));
            assertThat(finds(marshaller.unmarshal(marshaller.marshal(content)), new Key(apart, 2))).isTrue();
        }
    }

    /** Bytes of a container that is filled later, which say that they are of one that cannot be. */
    @ParameterizedTest
    @MethodSource("immutable")
    void bytesThatSayOtherwiseAreRefused(Container container) {
        boolean isMap = container.name.equals("Map.of");
        Marshaller marshaller = marshaller(Generation.WHEN_USED);
        byte[] payload = marshaller.marshal(around(
                isMap ? Container.filled(new LinkedHashMap<>()) : Container.filled(new LinkedHashSet<>()), 2));
        byte from = tag(marshaller, isMap ? new LinkedHashMap<>() : new LinkedHashSet<>());
        byte to = tag(marshaller, isMap ? Map.of() : Set.of());
        int places = 0;
        for (int at = 1; at < payload.length; at++) {
            if (payload[at] == from) {
                byte[] forged = payload.clone();
                forged[at] = to;
                places += message(marshaller, forged).contains("keys of an immutable container refer to an object") ? 1 : 0;
            }
        }
        assertThat(places).as("the container's own place").isEqualTo(1);
    }

    private static byte tag(Marshaller marshaller, Object empty) {
        return marshaller.marshal(empty)[1];
    }

    private static String message(Marshaller marshaller, byte[] payload) {
        try {
            marshaller.unmarshal(payload);
            return "";
        } catch (GridwireException e) {
            return Objects.requireNonNullElse(e.getMessage(), "");
        }
    }
}
