// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.trial.Steadiness.CompilerTime;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SteadinessTest {

    /** As long as a block. */
    private static final long WINDOW = TimeUnit.MILLISECONDS.toNanos(20);

    @Test
    void sixAlikeAreSteadyFromTheFourthOn() {
        assertThat(steadyAfterBlocks(100, 100, 100, 100, 100)).isNull();
        assertThat(steadyAfterBlocks(100, 100, 100, 100, 100, 100)).isEqualTo(3);
    }

    @Test
    void timesThatFallAreNotSteady() {
        assertThat(steadyAfterBlocks(DoubleStream.iterate(1_000, time -> time * 0.97).limit(40).toArray())).isNull();
    }

    @Test
    void timesThatFellAreSteadyWhereTheyNoLongerDo() {
        assertThat(steadyAfterBlocks(900, 500, 300, 200, 100, 100, 100, 100, 100, 100)).isEqualTo(6);
    }

    @Test
    void singleSlowBlockDoesNotHinder() {
        assertThat(steadyAfterBlocks(100, 700, 100, 100, 100, 900)).isEqualTo(3);
    }

    @Test
    void timesThatRiseAreNotSteady() {
        assertThat(steadyAfterBlocks(DoubleStream.iterate(100, time -> time * 1.03).limit(40).toArray())).isNull();
    }

    @Test
    void shortWindowsArePutTogetherByTheirMedian() {
        Steadiness steadiness = new Steadiness(new CompilerTime(0, 0));
        for (int i = 1; i <= 30; i++) {
            // Every fifth is slow, which the median of a block does not show.
            steadiness.add(i % 5 == 0 ? 10_000 : 100 + i % 3, WINDOW / 5, i * WINDOW / 5, new CompilerTime(i * WINDOW / 5, 0));
        }
        assertThat(steadiness.steadyAfterNanos()).isEqualTo(3 * WINDOW);
    }

    /** Times are alike from the first block on, and the compiler works in the first eight. */
    @Test
    void timesAreNotSteadyWhileTheCompilerWorks() {
        Steadiness steadiness = new Steadiness(new CompilerTime(0, 0));
        for (int i = 1; i <= 11; i++) {
            assertThat(steadiness.steadyAfterNanos()).isNull();
            steadiness.add(100, WINDOW, i * WINDOW, new CompilerTime(i * WINDOW, Math.min(i, 8) * WINDOW));
        }
        assertThat(steadiness.steadyAfterNanos()).isEqualTo(8 * WINDOW);
    }

    private static @Nullable Long steadyAfterBlocks(double... times) {
        Steadiness steadiness = new Steadiness(new CompilerTime(0, 0));
        for (int i = 0; i < times.length; i++) {
            steadiness.add(times[i], WINDOW, (i + 1) * WINDOW, new CompilerTime((i + 1) * WINDOW, 0));
        }
        Long nanos = steadiness.steadyAfterNanos();
        return nanos == null ? null : nanos / WINDOW;
    }
}
