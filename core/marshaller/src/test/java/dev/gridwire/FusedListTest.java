// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Elements that have no identity are written where they are in their list or array, nulls among them as well. */
class FusedListTest {

    /** More than it takes until code is fused. */
    private static final int USES = 200;

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    static final class Measured implements Serializable {
        private static final long serialVersionUID = 1L;

        final List<Long> numbers;
        final List<Long> linked;
        final String[] texts;

        Measured(List<Long> numbers, String... texts) {
            this.numbers = new ArrayList<>(numbers);
            this.linked = new LinkedList<>(numbers);
            this.texts = texts;
        }
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().register(Measured.class, 1).schemas(SchemaStore.inMemory()).generation(generation).build();
    }

    private void check(Measured graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(graph, fused.unmarshal(bytes))).isEmpty();
    }

    private static Measured usual(int number) {
        return new Measured(List.of((long) number, 1L << number % 60, -1L), "a", "b" + number);
    }

    private long fallbacks() {
        return fused.statistics().types().get(0).fallbacks();
    }

    @Test
    void nullsStandAnywhereInListsAndArrays() {
        for (int i = 0; i < USES; i++) {
            check(usual(i));
        }
        long before = fallbacks();
        check(new Measured(Arrays.asList(1L, 2L, null), "a", null));
        check(new Measured(Arrays.asList(null, 2L), null, "b"));
        check(new Measured(Arrays.asList(null, null), null, null));
        check(new Measured(Arrays.asList((Long) null), (String) null));
        check(new Measured(List.of(5L), "a"));
        check(new Measured(List.of()));
        check(usual(7));
        assertThat(fallbacks()).isEqualTo(before);
    }

    @Test
    void anotherClassLeavesTheGraphToTheGeneralWalk() {
        for (int i = 0; i < USES; i++) {
            check(usual(i));
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Long> mixed = (List) List.of(1L, "two", 3L);
        check(new Measured(mixed, "a"));
        check(usual(1));
    }
}
