// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class CalibrationTest {

    private static final Offset<Double> ROUNDING = Offset.offset(0.01);

    private long next = 1_300_000;
    private final Calibration calibration = new Calibration(() -> next);

    /** A core that is faster for a moment does not make all else slow. */
    @Test
    void comparesWithTheUsualTimeNotTheShortest() {
        for (int i = 0; i < 100; i++) {
            next = i % 20 == 0 ? 1_000_000 : 1_300_000;
            calibration.nanos();
        }
        assertThat(calibration.slowdown(1_300_000)).isCloseTo(1, ROUNDING);
        assertThat(calibration.slowdown(1_000_000)).isEqualTo(1);
        assertThat(calibration.slowdown(1_690_000)).isCloseTo(1.3, ROUNDING);
    }

    /** What is slow most of the time is so beside the times that were quiet. */
    @Test
    void noticesAMachineThatIsSlowMostOfTheTime() {
        for (int i = 0; i < 100; i++) {
            next = i % 5 == 0 ? 1_000_000 : 1_500_000;
            calibration.nanos();
        }
        assertThat(calibration.slowdown(1_500_000)).isCloseTo(1.5, ROUNDING);
    }

    /** Of some attempts the shortest counts, since one may be interrupted. */
    @Test
    void forgivesOneInterruption() {
        long[] times = {5_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000};
        int[] at = {0};
        Calibration interrupted = new Calibration(() -> times[at[0]++ % times.length]);
        assertThat(interrupted.nanos()).isEqualTo(1_000_000);
    }

    @Test
    void timesItsOwnLoop() {
        Calibration real = new Calibration();
        assertThat(real.nanos()).isPositive();
        assertThat(real.slowdown(real.nanos())).isGreaterThanOrEqualTo(1);
    }
}
