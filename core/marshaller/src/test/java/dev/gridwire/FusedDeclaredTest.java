// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An enum or a final class that a field declares need not be let in by the policy, and is fused all the same. */
class FusedDeclaredTest {

    /** More than it takes until code is fused. */
    private static final int USES = 200;

    enum Colour {
        RED,
        GREEN
    }

    /** Nobody lets it in by name. */
    static final class Declared implements Serializable {
        private static final long serialVersionUID = 1L;

        Colour colour = Colour.GREEN;
        List<String> names = new ArrayList<>(List.of("a", "b"));
    }

    /** What its fields let in comes before what has a name, in the order of slots. */
    static final class Declaring implements Serializable {
        private static final long serialVersionUID = 1L;

        Colour anEnum = Colour.RED;
        Colour[] constants = {Colour.RED, Colour.GREEN};
        Declared declared = new Declared();
        Declared[] declaredArray = {new Declared(), new Declared()};
        List<Integer> numbers;

        Declaring(int number) {
            numbers = new ArrayList<>(List.of(number, number + 1));
        }
    }

    @Test
    void whatOnlyItsFieldLetsInIsFused() {
        Marshaller marshaller = Marshaller.builder().register(Declaring.class, 7).build();
        for (int i = 0; i < USES; i++) {
            checkOne(marshaller, i);
        }
        TypeStatistics before = marshaller.statistics().types().get(0);
        for (int i = 0; i < USES; i++) {
            checkOne(marshaller, i);
        }
        assertThat(before.obstacle()).isEmpty();
        assertThat(marshaller.statistics().types().get(0).fallbacks()).isEqualTo(before.fallbacks());
    }

    private static void checkOne(Marshaller marshaller, int number) {
        Declaring graph = new Declaring(number);
        assertThat(ExactComparison.gravest(graph, marshaller.unmarshal(marshaller.marshal(graph)))).isEmpty();
    }
}
