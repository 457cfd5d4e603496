// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TurnOrderTest {

    private static final List<String> NINE = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i");

    @Test
    void theSeedAndTheTurnDecide() {
        assertThat(Leg.shuffled(NINE, 1, 1)).isEqualTo(Leg.shuffled(NINE, 1, 1)).containsExactlyInAnyOrderElementsOf(NINE);
        assertThat(Leg.shuffled(NINE, 1, 1)).isNotEqualTo(Leg.shuffled(NINE, 2, 1)).isNotEqualTo(Leg.shuffled(NINE, 1, 2));
    }

    /** Over some turns each is first once, so that nobody always follows the same one. */
    @Test
    void eachIsFirstInSomeTurn() {
        Set<String> first = new HashSet<>();
        IntStream.range(1, 100).forEach(turn -> first.add(Leg.shuffled(NINE, 7, turn).get(0)));
        assertThat(first).containsExactlyInAnyOrderElementsOf(NINE);
    }
}
