// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The order of keys that differ only far below, or only in which object around them they refer to. */
class CanonicalDepthTest {

    /** Has no hash but its identity's, so that the order of a set of them is another each time. */
    static final class Link {
        int number;
        @Nullable Object next;
        @Nullable Set<Object> set;

        Link(int number, @Nullable Object next) {
            this.number = number;
            this.next = next;
        }
    }

    private static Object deep(int levels, int number) {
        Link link = new Link(number, null);
        for (int i = 0; i < levels; i++) {
            link = new Link(0, link);
        }
        return link;
    }

    private static Set<Object> set(Stream<Object> keys) {
        return new HashSet<>(keys.toList());
    }

    private static Object around(boolean within) {
        Link root = new Link(1, null);
        Link middle = new Link(1, null);
        Link inner = new Link(1, null);
        root.next = middle;
        middle.next = within ? new ArrayList<>(List.of(inner)) : inner;
        inner.set = set(Stream.of(new Link(1, root), new Link(1, middle), new Link(1, inner), new Link(1, null)));
        return root;
    }

    /** Each key is a set, which is sorted by keys that refer to objects around the outer one. */
    private static Object nested() {
        Link root = new Link(1, null);
        Link inner = new Link(1, null);
        root.next = inner;
        inner.set = set(Stream.of(
                set(Stream.of(new Link(1, root), new Link(2, inner))),
                set(Stream.of(new Link(1, inner), new Link(2, root))),
                set(Stream.of(new Link(1, null), new Link(1, root)))));
        return root;
    }

    static Stream<Arguments> graphs() {
        return Stream.of(
                graph("not deep", () -> set(IntStream.range(0, 5).mapToObj(i -> deep(3, i)))),
                graph("deeper than a writer walks", () -> set(IntStream.range(0, 5).mapToObj(i -> deep(150, i)))),
                graph("far deeper", () -> set(IntStream.range(0, 5).mapToObj(i -> deep(1_000, i)))),
                graph("what is around", () -> around(false)),
                graph("what is around, in a list", () -> around(true)),
                graph("sets in sets", CanonicalDepthTest::nested),
                graph("in a chain", () -> new Link(0, new Link(0, around(true)))));
    }

    private static Arguments graph(String name, Supplier<Object> made) {
        return Arguments.of(name, made);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("graphs")
    void theBytesAreTheSameInWhateverOrderTheSetIs(String name, Supplier<Object> made) {
        Set<String> different = new TreeSet<>();
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = WithGeneration.builder(generation).register(Link.class).canonical().build();
            for (int time = 0; time < 12; time++) {
                byte[] bytes = marshaller.marshal(made.get());
                different.add(HexFormat.of().formatHex(bytes));
                assertThat(marshaller.marshal(marshaller.unmarshal(bytes))).isEqualTo(bytes);
            }
        }
        assertThat(different).hasSize(1);
    }
}
