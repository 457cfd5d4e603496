// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.MismatchedShapeException;
import java.io.Serializable;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys of one hash in any container are too many at the same number where they are written and where they are read. */
class CollidingKeysTest {

    private static final int MANY = 3_000;
    private static final int FEW = 1_200;

    /** Whether all keys have one hash now. */
    private static boolean collide;

    @AfterEach
    void end() {
        collide = false;
    }

    static final class Key implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return collide ? 7 : number * 0x9e3779b9;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.number == number;
        }
    }

    /** A class of its own, so that keys of two stand beside each other. */
    static final class Other implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    static final class OwnSet extends HashSet<Object> {
        private static final long serialVersionUID = 1L;

        OwnSet(Collection<?> all) {
            super(all);
        }
    }

    static final class OwnMap extends LinkedHashMap<Object, Object> {
        private static final long serialVersionUID = 1L;

        OwnMap(Map<?, ?> all) {
            super(all);
        }
    }

    private record Container(String name, Function<List<Object>, Object> of) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Map<Object, Object> map(List<Object> keys) {
        return keys.stream().collect(Collectors.toMap(key -> key, key -> "v", (a, b) -> a, LinkedHashMap::new));
    }

    static Stream<Container> containers() {
        return Stream.of(
                new Container("HashSet", HashSet::new), new Container("LinkedHashSet", LinkedHashSet::new),
                new Container("a subclass of HashSet", OwnSet::new), new Container("Set.of", keys -> Set.of(keys.toArray())),
                new Container("HashMap", keys -> new HashMap<>(map(keys))),
                new Container("LinkedHashMap", CollidingKeysTest::map),
                new Container("a subclass of LinkedHashMap", keys -> new OwnMap(map(keys))),
                new Container("ConcurrentHashMap", keys -> new ConcurrentHashMap<>(map(keys))),
                new Container("Hashtable", keys -> new Hashtable<>(map(keys))),
                new Container("Map.of", keys -> Map.copyOf(map(keys))));
    }

    private static List<Object> keys(int count, @Nullable Object one) {
        Stream<Object> numbered = IntStream.range(0, count).mapToObj(Key::new);
        return (one == null ? numbered : Stream.concat(numbered, Stream.of(one))).toList();
    }

    @ParameterizedTest
    @MethodSource("containers")
    void tooManyAreRefusedBothWays(Container container) {
        Marshaller marshaller = Marshaller.builder().register(Key.class).register(Other.class).register(OwnSet.class)
                .register(OwnMap.class).register(Hashtable.class).build();
        for (Object one : new Object[] {null, new Other(), "text"}) {
            Object many = container.of.apply(keys(MANY, one));
            Object few = container.of.apply(keys(FEW, one));
            List<Object> several = IntStream.range(0, 4).mapToObj(i -> container.of.apply(keys(FEW, one))).toList();
            byte[] manyBytes = marshaller.marshal(many);
            byte[] fewBytes = marshaller.marshal(few);
            assertThat(marshaller.<Object>unmarshal(manyBytes)).hasSameClassAs(many);

            collide = true;
            for (int time = 0; time < 2; time++) {
                assertRefused(() -> marshaller.marshal(many));
                assertRefused(() -> marshaller.unmarshal(manyBytes));
                // The same in several containers, one of which is not enough.
                assertRefused(() -> marshaller.marshal(several));
                assertThat(marshaller.marshal(few)).isEqualTo(fewBytes);
                assertThat(marshaller.<Object>unmarshal(fewBytes)).isNotNull();
            }
            collide = false;
        }
    }

    private static void assertRefused(ThrowingCallable use) {
        assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(use).withMessageContaining("steps=");
    }
}
