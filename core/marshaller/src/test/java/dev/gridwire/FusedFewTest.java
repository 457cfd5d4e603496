// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Few objects in a list are written without a copy of it, those of a linked list and lists in a map where they stand. Identity,
 * nulls and other classes are as ever, whatever the number.
 */
class FusedFewTest {

    /** More than it takes until code is fused. */
    private static final int USES = 200;
    /** More than are few. */
    private static final int MOST = 6;

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    private enum Kind {
        ARRAY_LIST(ArrayList::new),
        LINKED_LIST(LinkedList::new);

        private final Function<List<@Nullable Line>, List<@Nullable Line>> of;

        Kind(Function<List<@Nullable Line>, List<@Nullable Line>> of) {
            this.of = of;
        }
    }

    static class Line implements Serializable {
        private static final long serialVersionUID = 1L;

        final int number;

        Line(int number) {
            this.number = number;
        }
    }

    static final class OtherLine extends Line {
        private static final long serialVersionUID = 1L;

        OtherLine(int number) {
            super(number);
        }
    }

    static final class Basket implements Serializable {
        private static final long serialVersionUID = 1L;

        final List<@Nullable Line> lines;

        Basket(List<@Nullable Line> lines) {
            this.lines = lines;
        }
    }

    static final class Index implements Serializable {
        private static final long serialVersionUID = 1L;

        final Map<@Nullable String, @Nullable List<String>> entries;

        Index(Map<@Nullable String, @Nullable List<String>> entries) {
            this.entries = entries;
        }
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().register(Basket.class, 1).register(Line.class, 2).register(OtherLine.class, 3)
                .register(Index.class, 4).schemas(SchemaStore.inMemory()).generation(generation).build();
    }

    private void check(Object graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(graph, fused.unmarshal(bytes))).isEmpty();
    }

    private static List<@Nullable Line> lines(int count) {
        List<@Nullable Line> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(new Line(i));
        }
        return lines;
    }

    private long fallbacks() {
        return fused.statistics().types().stream().mapToLong(TypeStatistics::fallbacks).sum();
    }

    private void learn(Kind kind) {
        for (int i = 0; i < USES; i++) {
            check(new Basket(kind.of.apply(lines(i % MOST))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void nullsStandAnywhere(Kind kind) {
        learn(kind);
        long before = fallbacks();
        for (int count = 1; count <= MOST; count++) {
            check(new Basket(kind.of.apply(lines(count))));
            for (int place = 0; place < count; place++) {
                List<@Nullable Line> lines = lines(count);
                lines.set(place, null);
                check(new Basket(kind.of.apply(lines)));
            }
            check(new Basket(kind.of.apply(Collections.nCopies(count, null))));
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource
    void anObjectStandsTwice(Kind kind) {
        learn(kind);
        for (int count = 2; count <= MOST; count++) {
            for (int first = 0; first < count; first++) {
                for (int second = first + 1; second < count; second++) {
                    List<@Nullable Line> lines = lines(count);
                    lines.set(second, lines.get(first));
                    check(new Basket(kind.of.apply(lines)));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void anObjectStandsTwiceAmongMany(Kind kind) {
        learn(kind);
        long before = fallbacks();
        for (int count = 20; count < 30; count++) { // from 25 on they are found by a hash
            check(new Basket(kind.of.apply(lines(count))));
        }
        assertThat(fallbacks()).isEqualTo(before);
        for (int count = 20; count < 30; count++) {
            List<@Nullable Line> lines = lines(count);
            lines.set(count - 1, lines.get(0));
            check(new Basket(kind.of.apply(lines)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void anotherClassStandsAnywhere(Kind kind) {
        learn(kind);
        for (int count = 1; count <= MOST; count++) {
            for (int place = 0; place < count; place++) {
                List<@Nullable Line> lines = lines(count);
                lines.set(place, new OtherLine(place));
                check(new Basket(kind.of.apply(lines)));
            }
        }
    }

    private static Map<@Nullable String, @Nullable List<String>> entries(int count) {
        Map<@Nullable String, @Nullable List<String>> entries = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            entries.put("key " + i, new ArrayList<>(List.of("a" + i, "b")));
        }
        return entries;
    }

    @Test
    void listsInMapsAreWrittenAsTheyAreMet() {
        for (int i = 0; i < USES; i++) {
            check(new Index(entries(i % MOST)));
        }
        long before = fallbacks();
        for (int count = 1; count <= MOST; count++) {
            for (int place = 0; place < count; place++) {
                Map<@Nullable String, @Nullable List<String>> entries = entries(count);
                entries.put("key " + place, null);
                check(new Index(entries));
            }
            Map<@Nullable String, @Nullable List<String>> empty = entries(count);
            empty.replaceAll((key, list) -> null);
            check(new Index(empty));
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    @Test
    void whatMapsOfListsWereNotSeenToHoldIsWrittenAllTheSame() {
        for (int i = 0; i < USES; i++) {
            check(new Index(entries(i % MOST)));
        }
        for (int place = 0; place < MOST; place++) {
            Map<@Nullable String, @Nullable List<String>> entries = entries(MOST);
            entries.put("key " + place, new LinkedList<>(List.of("other")));
            check(new Index(entries));

            entries = entries(MOST);
            entries.put("key " + place, entries.get("key " + (place + 1) % MOST));
            check(new Index(entries));

            entries = entries(place);
            entries.put(null, new ArrayList<>(Arrays.asList("null's", null)));
            entries.putAll(entries(MOST));
            check(new Index(entries));

            check(new Index(new TreeMap<>(entries(place))));
        }
    }
}
