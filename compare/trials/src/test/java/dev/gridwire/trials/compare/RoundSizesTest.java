// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoundSizesTest {

    private static final Workload<?> SMALL = Workloads.ORDER;
    private static final Workload<?> LARGE = Workloads.SAMPLE;

    private final RoundSizes defaults = new RoundSizes(OptionalInt.empty());

    @ParameterizedTest
    @EnumSource
    void chosenSizeIsThatOfEveryWorkload(Place place) {
        RoundSizes chosen = new RoundSizes(OptionalInt.of(7));
        assertThat(chosen.of(SMALL, place)).isEqualTo(7);
        assertThat(chosen.of(LARGE, place)).isEqualTo(7);
    }

    /** The cluster has no rounds: its map has entries, and it is measured by the clock. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CLUSTER")
    void largeValuesAreFewer(Place place) {
        assertThat(defaults.of(LARGE, place)).isPositive().isLessThan(defaults.of(SMALL, place));
    }

    @Test
    void longerWayHasFewerValues() {
        assertThat(defaults.of(SMALL, Place.CODEC)).isGreaterThan(defaults.of(SMALL, Place.MEMBER));
        assertThat(defaults.of(SMALL, Place.CODEC)).isGreaterThan(defaults.of(SMALL, Place.CLIENT));
    }
}
