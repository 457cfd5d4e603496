// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Places in which strings beyond Latin-1 were seen are written by other code than those that held none: with the same bytes,
 * whatever comes later.
 */
class FusedTextsTest {

    /** More than it takes until code is fused. */
    private static final int USES = 100;
    private static final List<IntFunction<@Nullable String>> TEXTS = List.of(
            i -> "plain " + i,
            i -> "Kie\u015blowski " + i,
            i -> "\u0412\u0435\u0440\u0442\u043e\u0432 " + i,
            i -> "\u6f22" + i,
            i -> "\u00ff".repeat(i),
            i -> "long ".repeat(20) + i,
            i -> null);

    private final Marshaller interpreted = marshaller(Generation.NEVER);

    static class Named implements Serializable {
        private static final long serialVersionUID = 1L;

        private final @Nullable String first;
        private final @Nullable String last;
        private final List<@Nullable String> list;
        private final @Nullable String[] array;
        private final Map<String, @Nullable String> map;
        private final Set<String> set;
        private final @Nullable Object any;

        Named(IntFunction<@Nullable String> one, IntFunction<@Nullable String> other, int number) {
            this.first = one.apply(number);
            this.last = other.apply(number);
            this.list = new ArrayList<>(Arrays.asList(one.apply(1), one.apply(2), other.apply(number)));
            this.array = IntStream.range(0, number).mapToObj(other).toArray(String[]::new);
            this.map = new TreeMap<>();
            IntStream.range(0, number).forEach(i -> map.put("" + other.apply(i), one.apply(i)));
            this.set = new TreeSet<>(map.keySet());
            this.any = one.apply(number);
        }
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").generation(generation).build();
    }

    private void check(Marshaller fused, Object graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(graph, fused.unmarshal(bytes))).isEmpty();
    }

    @Test
    void whateverWasSeenAnyStringIsWrittenAsByTheGeneralWalk() {
        for (IntFunction<@Nullable String> one : TEXTS) {
            for (IntFunction<@Nullable String> other : TEXTS) {
                Marshaller fused = marshaller(Generation.WHEN_USED);
                for (int i = 0; i < USES; i++) {
                    check(fused, new Named(one, other, i % 4));
                }
                for (IntFunction<@Nullable String> later : TEXTS) {
                    check(fused, new Named(later, later, 3));
                    check(fused, new Named(one, later, 4));
                }
                assertThat(fused.statistics().types()).allMatch(type -> type.written() > 2 * type.fallbacks());
            }
        }
    }
}
