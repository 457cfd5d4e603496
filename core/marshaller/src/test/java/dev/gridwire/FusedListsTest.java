// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.payload.Limits;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.Effort;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists of each length, most of whose heads are read at once, and whose elements are compared with each other. */
class FusedListsTest {

    private static final int USES = 200;
    /** As far as elements are compared one by one, and some more. */
    private static final int MOST_COMPARED = 26;
    /** Bytes below are tags, or distances to objects near by. */
    private static final int TAGS = 32;

    static final class Item implements Serializable {
        private final int number;

        Item(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }
    }

    static final class Root implements Serializable {
        private final @Nullable List<@Nullable Object> list;
        private final int behind = 7;

        Root(@Nullable List<@Nullable Object> list) {
            this.list = list;
        }

        int behind() {
            return behind;
        }
    }

    enum Content {
        ITEMS(Item::new),
        TEXTS(i -> "text " + i),
        DATES(LocalDate::ofEpochDay);

        private final IntFunction<Object> element;

        Content(IntFunction<Object> element) {
            this.element = element;
        }

        Root root(boolean isLinked, int count) {
            List<Object> elements = IntStream.range(0, count).mapToObj(element).toList();
            return new Root(list(isLinked, elements));
        }
    }

    private static List<@Nullable Object> list(boolean isLinked, Collection<?> elements) {
        return isLinked ? new LinkedList<>(elements) : new ArrayList<>(elements);
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").generation(generation).build();
    }

    /** A marshaller that has fused code for such lists. */
    private static Marshaller fused(Content content, boolean isLinked) {
        return learned(marshaller(Generation.WHEN_USED), content, isLinked);
    }

    private static Marshaller learned(Marshaller marshaller, Content content, boolean isLinked) {
        for (int i = 0; i < USES; i++) {
            marshaller.unmarshal(marshaller.marshal(content.root(isLinked, i % 4)));
        }
        return marshaller;
    }

    private static long fallbacks(Marshaller marshaller) {
        return marshaller.statistics().types().stream().mapToLong(type -> type.fallbacks()).sum();
    }

    private static Stream<Integer> lengths() {
        return IntStream.concat(IntStream.range(0, MOST_COMPARED), IntStream.of(126, 127, 128, 129, 1000)).boxed();
    }

    @ParameterizedTest
    @EnumSource
    void eachLengthIsReadByFusedCode(Content content) {
        Marshaller interpreted = marshaller(Generation.NEVER);
        for (boolean isLinked : new boolean[] {false, true}) {
            Marshaller fused = fused(content, isLinked);
            long before = fallbacks(fused);
            lengths().forEach(count -> check(fused, interpreted, content.root(isLinked, count)));
            assertThat(fallbacks(fused)).isEqualTo(before);
        }
    }

    private static void check(Marshaller fused, Marshaller interpreted, Root root) {
        byte[] bytes = fused.marshal(root);
        assertThat(bytes).isEqualTo(interpreted.marshal(root));
        assertThat(ExactComparison.gravest(root, fused.unmarshal(bytes))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void nullStandsInEachPlace(Content content) {
        Marshaller interpreted = marshaller(Generation.NEVER);
        for (boolean isLinked : new boolean[] {false, true}) {
            Marshaller fused = fused(content, isLinked);
            check(fused, interpreted, new Root(null));
            for (int count = 1; count < 7; count++) {
                for (int place = 0; place < count; place++) {
                    Root root = content.root(isLinked, count);
                    root.list.set(place, null);
                    check(fused, interpreted, root);
                }
                check(fused, interpreted, new Root(list(isLinked, Arrays.asList(new Object[count]))));
            }
        }
    }

    /**
     * Each pair of places holds the same object: it must be one object again. The first ones meet code that knows of no object
     * that stands twice, the others code that has learned of them.
     */
    @ParameterizedTest
    @MethodSource("pairs")
    void theSameObjectStandsTwice(int count, boolean isLinked) {
        Marshaller interpreted = marshaller(Generation.NEVER);
        Marshaller fused = fused(Content.ITEMS, isLinked);
        for (int first = 0; first < count; first++) {
            for (int second = first + 1; second < count; second++) {
                Root root = Content.ITEMS.root(isLinked, count);
                root.list.set(second, root.list.get(first));
                check(fused, interpreted, root);
            }
        }
    }

    static Stream<Object[]> pairs() {
        return IntStream.of(2, 4, 5, 8, 13, 14, 15, 16, 17, 24, 25).boxed()
                .flatMap(count -> Stream.of(new Object[] {count, false}, new Object[] {count, true}));
    }

    /**
     * Each byte of the payload by each tag, by some others, and by all where the effort is full; code that is generated at once
     * does not rest where much fails.
     */
    @ParameterizedTest
    @EnumSource
    void alteredHeadsAreReadAlike(Content content) {
        Marshaller interpreted = marshaller(Generation.NEVER);
        Marshaller fused = learned(marshaller(Generation.AT_ONCE), content, false);
        for (int count = 1; count < 4; count++) {
            byte[] payload = fused.marshal(content.root(false, count));
            for (int at = 1; at < payload.length; at++) {
                for (int value = 0; value < 256; value += value < TAGS ? 1 : 256 / Effort.of(256)) {
                    byte[] altered = payload.clone();
                    altered[at] = (byte) value;
                    assertThat(outcome(fused, altered)).isEqualTo(outcome(interpreted, altered));
                }
            }
        }
    }

    private static Object outcome(Marshaller marshaller, byte[] payload) {
        try {
            return marshaller.marshal(marshaller.unmarshal(payload)).length;
        } catch (GridwireException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aListBeyondTheLimitIsRefused(Content content) {
        Marshaller limited = Marshaller.builder().allowPackage("dev.gridwire").generation(Generation.WHEN_USED)
                .limits(Limits.DEFAULT.withContainerLength(3)).build();
        Marshaller strict = learned(limited, content, false);
        byte[] payload = fused(content, false).marshal(content.root(false, 4));
        assertThatThrownBy(() -> strict.unmarshal(payload)).isInstanceOf(GridwireException.class).hasMessageContaining("limit=3");
    }
}
