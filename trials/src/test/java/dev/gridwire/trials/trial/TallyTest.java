// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TallyTest {

    private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

    @Test
    void meanIsOfAllOperations() {
        Tally tally = new Tally();
        tally.add(new Sample(10, 1_000, 50, 0), false, 1);
        tally.add(new Sample(30, 1_000, 350, 0), false, 1.1);
        assertThat(tally.nanosPerOp()).isEqualTo(50);
        assertThat(tally.allocatedBytesPerOp()).isEqualTo(10);
        assertThat(tally.windows()).isEqualTo(2);
        assertThat(tally.slowness()).isEqualTo(1.05);
    }

    @Test
    void disturbedWindowDoesNotCountWhereThereAreOthers() {
        Tally tally = new Tally();
        tally.add(new Sample(10, 90_000, 10, 0), false, 2);
        tally.add(new Sample(10, 50_000, 10, 0), true, 1);
        assertThat(tally.nanosPerOp()).as("that which did not wait is the lesser evil").isEqualTo(9_000);
        assertThat(tally.windows()).isZero();
        assertThat(tally.nanos()).isZero();
        assertThat(tally.slowness()).isEqualTo(2);
        tally.add(new Sample(100, 20_000, 10, 0), false, 1);
        assertThat(tally.nanosPerOp()).isEqualTo(200);
        assertThat(tally.windows()).isEqualTo(1);
        assertThat(tally.nanos()).isEqualTo(20_000);
        assertThat(tally.slowness()).isEqualTo(1);
    }

    @Test
    void leastDisturbedWindowsCountWhereHardlyAnyWasUndisturbed() {
        Tally tally = new Tally();
        tally.add(new Sample(10, 60_000, 20, 0), false, 2);
        tally.add(new Sample(20, 10_000, 40, 0), false, 1.3);
        tally.add(new Sample(10, 25_000, 20, 0), false, 1.6);
        tally.add(new Sample(40, 5_000, 320, 0), false, 1);
        assertThat(tally.nanosPerOp()).as("an eighth of the time: the last and the second").isEqualTo(250);
        assertThat(tally.allocatedBytesPerOp()).isEqualTo(6);
        assertThat(tally.slowness()).isEqualTo(1.15);
    }

    @Test
    void windowIsDisturbedWhereItsThreadWaitedForMoreThanAMomentAndATwentieth() {
        assertThat(new Sample(1, 100 * MILLI, 0, 6 * MILLI).isDisturbed()).isTrue();
        assertThat(new Sample(1, 100 * MILLI, 0, 4 * MILLI).isDisturbed()).isFalse();
        assertThat(new Sample(1, MILLI, 0, MILLI / 10).isDisturbed()).isFalse();
    }

    @Test
    void threadThatSleepsHasWaited() throws InterruptedException {
        long longest = 0;
        for (int attempt = 0; attempt < 5; attempt++) { // a collection by chance hides it
            Sample.Start start = Sample.start();
            Thread.sleep(20);
            longest = Math.max(longest, start.stopAlone(1).waitedNanos());
        }
        assertThat(longest).isGreaterThan(10 * MILLI);
    }
}
