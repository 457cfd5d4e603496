// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.place.Place;
import org.junit.jupiter.api.Test;

class EffortTest {

    private static final Effort EFFORT = new Effort(1_001, 100, 7).of(Repetition.SAME).slowerBy(25);

    @Test
    void behindAMapWarmUpIsShorterAndMeasuringLonger() {
        assertThat(EFFORT.in(Place.CLIENT)).isEqualTo(new Effort(501, 300, 7, Repetition.SAME, 25));
        assertThat(new Effort(1, 1, 7).in(Place.MEMBER).warmupMillis()).as("0 would be none").isEqualTo(1);
    }

    @Test
    void withoutAMapItStaysAsItIs() {
        assertThat(EFFORT.in(Place.CODEC)).isSameAs(EFFORT);
        assertThat(EFFORT.in(Place.BARE)).isSameAs(EFFORT);
    }
}
