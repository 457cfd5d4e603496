// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.Vector;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a container holds, and wherever an odd one stands among it, fused code writes what the general walk writes. */
class FusedOddElementsTest {

    /** More than are few. */
    private static final int MOST = 5;
    private static final Marshaller INTERPRETED = marshaller(Generation.NEVER);

    private enum Content {
        TEXT(i -> "text " + i),
        NUMBER(i -> i * 1_000),
        DATE(LocalDate::ofEpochDay),
        CONSTANT(i -> Colour.values()[i % Colour.values().length]),
        OBJECT(Item::new),
        VALUE(Pair::new),
        LIST(i -> new ArrayList<>(List.of("text " + i))),
        OBJECTS(i -> new ArrayList<>(List.of(new Item(i))));

        private final IntFunction<Object> of;

        Content(IntFunction<Object> of) {
            this.of = of;
        }
    }

    private enum Container {
        ARRAY_LIST(ArrayList::new),
        LINKED_LIST(LinkedList::new),
        VECTOR(Vector::new),
        AS_LIST(elements -> Arrays.asList(elements.toArray())),
        ARRAY(List::toArray),
        HASH_SET(HashSet::new),
        LINKED_HASH_SET(LinkedHashSet::new),
        HASH_MAP(elements -> entries(new HashMap<>(), i -> "key " + i, elements)),
        LINKED_HASH_MAP(elements -> entries(new LinkedHashMap<>(), i -> "key " + i, elements)),
        TREE_MAP(elements -> entries(new TreeMap<>(), i -> i, elements)),
        ENUM_MAP(elements -> entries(new EnumMap<>(Colour.class), i -> Colour.values()[i], elements)),
        KEYS(elements -> inverse(new HashMap<>(), elements)),
        LINKED_KEYS(elements -> inverse(new LinkedHashMap<>(), elements));

        private final Function<List<@Nullable Object>, Object> of;

        Container(Function<List<@Nullable Object>, Object> of) {
            this.of = of;
        }

        private static <K> Map<K, @Nullable Object> entries(
                Map<K, @Nullable Object> map, IntFunction<K> key, List<@Nullable Object> values) {
            for (int i = 0; i < values.size(); i++) {
                map.put(key.apply(i), values.get(i));
            }
            return map;
        }

        private static Map<@Nullable Object, Object> inverse(
                Map<@Nullable Object, Object> map, List<@Nullable Object> keys) {
            keys.forEach(key -> map.put(key, new Item(map.size())));
            return map;
        }
    }

    private enum Colour {
        RED, GREEN, BLUE, WHITE, BLACK, GREY
    }

    static class Item implements Serializable {
        private static final long serialVersionUID = 1L;

        final int number;

        Item(int number) {
            this.number = number;
        }
    }

    record Pair(int first, int second) implements Serializable {

        Pair(int first) {
            this(first, -first);
        }
    }

    /** The container stands first, so that it is what names the classes. */
    static final class Root implements Serializable {
        private static final long serialVersionUID = 1L;

        final Object container;
        final @Nullable Object last;

        Root(Object container, @Nullable Object last) {
            this.container = container;
            this.last = last;
        }
    }

    static Stream<Arguments> all() {
        return Stream.of(Container.values())
                .flatMap(container -> Stream.of(Content.values()).map(content -> Arguments.of(container, content)));
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").generation(generation).build();
    }

    /** No object may stand elsewhere, or all may, or some do. */
    private enum Sharing {
        NONE, POSSIBLE, SEEN
    }

    /** What stands among the others. */
    private enum Odd {
        NULL, OF_ANOTHER_CLASS, OF_ANOTHER_KIND, TWICE
    }

    @ParameterizedTest
    @MethodSource("all")
    void nullStandsAnywhere(Container container, Content content) {
        standsAnywhere(Odd.NULL, container, content);
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("all")
    void anotherOddOneStandsAnywhere(Container container, Content content) {
        for (Odd odd : EnumSet.complementOf(EnumSet.of(Odd.NULL))) {
            standsAnywhere(odd, container, content);
        }
    }

    private static void standsAnywhere(Odd odd, Container container, Content content) {
        for (Sharing sharing : Sharing.values()) {
            Marshaller fused = marshaller(Generation.AT_ONCE);
            for (int count = 0; count <= MOST; count++) {
                check(fused, root(container, elements(content, count), content, sharing));
            }
            for (int count = 1; count <= MOST; count++) {
                for (int place = 0; place < count; place++) {
                    List<@Nullable Object> elements = elements(content, count);
                    elements.set(place, odd(odd, elements, place));
                    check(fused, root(container, elements, content, sharing));
                }
            }
        }
    }

    private static List<@Nullable Object> elements(Content content, int count) {
        List<@Nullable Object> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            elements.add(content.of.apply(i));
        }
        return elements;
    }

    private static @Nullable Object odd(Odd odd, List<@Nullable Object> elements, int place) {
        return switch (odd) {
            case NULL -> null;
            case OF_ANOTHER_CLASS -> new Item(place) {
                private static final long serialVersionUID = 1L;
            };
            case OF_ANOTHER_KIND -> place % 2 == 0 ? 'x' : new LinkedList<>(List.of(new Item(place)));
            case TWICE -> elements.get((place + 1) % elements.size());
        };
    }

    private static Root root(Container container, List<@Nullable Object> elements, Content content, Sharing sharing) {
        @Nullable Object last = switch (sharing) {
            case NONE -> null;
            case POSSIBLE -> content.of.apply(MOST);
            case SEEN -> elements.isEmpty() ? null : elements.get(elements.size() - 1);
        };
        return new Root(container.of.apply(elements), last);
    }

    private static void check(Marshaller fused, Root root) {
        byte[] bytes = fused.marshal(root);
        assertThat(bytes).isEqualTo(INTERPRETED.marshal(root));
        assertThat(ExactComparison.gravest(root, fused.unmarshal(bytes))).isEmpty();
    }
}
