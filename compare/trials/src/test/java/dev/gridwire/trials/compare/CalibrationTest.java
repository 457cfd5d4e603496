// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CalibrationTest {

    @Test
    void forgivesInterruptions() {
        long[] times = {5_000_000, 1_000_000, 1_200_000, 7_000_000, 1_100_000};
        int[] at = {0};
        Calibration interrupted = new Calibration(() -> times[at[0]++ % times.length]);
        assertThat(interrupted.nanos()).isEqualTo(1_000_000);
    }

    @Test
    void timesItsOwnLoop() {
        assertThat(new Calibration().nanos()).isPositive();
    }
}
