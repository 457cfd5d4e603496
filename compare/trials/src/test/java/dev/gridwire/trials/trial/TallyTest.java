// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TallyTest {

    private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

    @Test
    void timeIsTheMedianOverQuietWindowsAndAllocationTheMeanOverAll() {
        Tally tally = new Tally(true);
        tally.add(new Sample(10, 1_000, 50, 0), false, 1);
        tally.add(new Sample(10, 9_000, 350, 0), false, 1.1);
        assertThat(tally.nanosPerOp()).as("in the middle of both").isEqualTo(500);
        assertThat(tally.slowness()).isEqualTo(1.05);
        tally.add(new Sample(10, 2_000, 50, 0), false, 1.02);
        tally.add(new Sample(10, 20_000, 50, 0), false, 1.15);
        assertThat(tally.nanosPerOp()).isEqualTo(200);
        assertThat(tally.allocatedBytesPerOp()).isEqualTo(12.5);
        assertThat(tally.slowness()).isEqualTo(1.02);
        assertThat(tally.windows()).isEqualTo(3);
        assertThat(tally.nanos()).isEqualTo(12_000);
    }

    @Test
    void quietWindowsDecideWhereThereAreTwo() {
        Tally tally = new Tally(true);
        tally.add(new Sample(10, 1_000, 10, 0), false, 1);
        for (int i = 0; i < 8; i++) {
            tally.add(new Sample(10, 1_500 + i, 10, 0), false, 1.4);
        }
        assertThat(tally.nanosPerOp()).as("one is too few").isEqualTo(150.1);
        assertThat(tally.slowness()).isEqualTo(1.4);
        assertThat(tally.windows()).isEqualTo(1);
        assertThat(tally.nanos()).isEqualTo(1_000);
        tally.add(new Sample(10, 1_020, 10, 0), false, 1);
        assertThat(tally.nanosPerOp()).isEqualTo(101);
        assertThat(tally.slowness()).isEqualTo(1);
        for (int i = 0; i < 100; i++) {
            tally.add(new Sample(10, 4_000, 10, 0), false, 3);
        }
        assertThat(tally.nanosPerOp()).as("however many others there are").isEqualTo(101);
        assertThat(tally.slowness()).isEqualTo(1);
    }

    @Test
    void whereSeveralThreadsWorkTimeIsTheLowerQuartile() {
        Tally tally = new Tally(false);
        tally.add(new Sample(10, 3_000, 50, 0), false, 1);
        assertThat(tally.nanosPerOp()).isEqualTo(300);
        tally.add(new Sample(10, 1_000, 50, 0), false, 1);
        assertThat(tally.nanosPerOp()).as("of few the least").isEqualTo(100);
        for (int i = 0; i < 3; i++) {
            tally.add(new Sample(10, 2_000 + i, 50, 0), false, 1);
        }
        tally.add(new Sample(20, 8_000, 300, 0), false, 1);
        assertThat(tally.nanosPerOp()).as("the second of six").isEqualTo(200);
        assertThat(tally.allocatedBytesPerOp()).as("the mean of all").isEqualTo(550 / 70.0);
    }

    @Test
    void windowWhoseThreadWaitedCountsOnlyWhereAllDid() {
        Tally tally = new Tally(true);
        tally.add(new Sample(10, 50_000, 10, 0), true, 1);
        tally.add(new Sample(10, 70_000, 10, 0), true, 1.1);
        assertThat(tally.nanosPerOp()).isEqualTo(5_000);
        assertThat(tally.windows()).isZero();
        assertThat(tally.nanos()).isZero();
        tally.add(new Sample(10, 90_000, 10, 0), false, 2);
        assertThat(tally.nanosPerOp()).isEqualTo(9_000);
        assertThat(tally.slowness()).isEqualTo(2);
        assertThat(tally.windows()).as("beside slow work").isZero();
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
