// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.place.Place;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PaceTest {

    private long now;

    private Pace pace(Budget budget, int legs, int known, double earlierSeconds) {
        return new Pace(budget, legs, known, earlierSeconds, () -> now);
    }

    private void measure(Pace pace, Place place, int count, long seconds) {
        pace.begin();
        now += TimeUnit.SECONDS.toNanos(seconds);
        pace.end(place, count);
    }

    @Test
    void fixedNumberOfTurnsHasAllInEach() {
        Pace pace = pace(Budget.ofTurns(2), 4, 0, 0);
        assertThat(pace.steps()).isEqualTo(8);
        now = TimeUnit.HOURS.toNanos(1);
        assertThat(pace.allows(2, Place.CLIENT, false, 4)).isTrue();
        assertThat(pace.allows(3, Place.CODEC, true, 4)).isFalse();
    }

    @Test
    void placeOfATurnIsMeasuredIfItFitsByWhatItsLastTurnTook() {
        Pace pace = pace(Budget.ofMinutes(3), 18, 0, 0);
        measure(pace, Place.CODEC, 9, 40);
        measure(pace, Place.CLIENT, 9, 30);
        measure(pace, Place.CODEC, 9, 40);
        measure(pace, Place.CLIENT, 9, 30);
        assertThat(pace.allows(3, Place.CODEC, true, 9)).as("40 s fit 40").isTrue();
        now += TimeUnit.SECONDS.toNanos(9);
        assertThat(pace.allows(3, Place.CODEC, true, 9)).as("40 s do not fit 31").isFalse();
        assertThat(pace.allows(3, Place.CLIENT, false, 9)).as("30 s do").isTrue();
    }

    /** A table with intervals needs two turns, and one of all places needs one. */
    @Test
    void firstTurnAndTheSecondOfTheFirstPlaceAreMeasuredHoweverSlowTheMachine() {
        Pace pace = pace(Budget.usual(), 18, 0, 0);
        measure(pace, Place.CODEC, 9, 1_000);
        assertThat(pace.allows(1, Place.CLIENT, false, 9)).isTrue();
        assertThat(pace.allows(2, Place.CODEC, true, 9)).isTrue();
        assertThat(pace.allows(2, Place.CLIENT, false, 9)).isFalse();
        assertThat(pace.allows(3, Place.CODEC, true, 9)).isFalse();
    }

    @Test
    void usualTimeIsThreeMinutesForTheUsualLegsAndAMinuteForAFew() {
        assertThat(Budget.usual().millis(18)).isBetween(160_000L, 180_000L);
        assertThat(Budget.usual().millis(1)).isBetween(30_000L, 60_000L);
    }

    @Test
    void earlierSittingCounts() {
        Pace pace = pace(Budget.ofTurns(2), 4, 5, 0);
        measure(pace, Place.CODEC, 1, 1);
        assertThat(pace.words()).isEqualTo("6 of 8 turns of a contestant in a place");
        assertThat(pace(Budget.ofMinutes(1), 4, 12, 61).steps()).isZero();
    }
}
