// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class QuietMomentTest {

    private static final long QUIET_NANOS = 1_000;

    /** Each work looks at the clock, which goes on by so much meanwhile. */
    private long now;
    private long disturbedUntil;

    private final QuietMoment quiet = new QuietMoment(
            () -> now, List.of(new FixedWork(QUIET_NANOS, () -> now += now < disturbedUntil ? 2 * QUIET_NANOS : QUIET_NANOS)),
            millis -> now += millis(millis));

    @Test
    void waitsUntilTheMachineIsQuiet() {
        now = millis(10_000);
        disturbedUntil = millis(10_300);
        quiet.await();
        assertThat(now).isBetween(millis(10_300), millis(10_310));
    }

    @Test
    void doesNotWaitWhereItIs() {
        now = millis(10_000);
        quiet.await();
        assertThat(now).isLessThan(millis(10_001));
    }

    @Test
    void goesOnAfterTwoSeconds() {
        now = millis(100_000);
        disturbedUntil = Long.MAX_VALUE;
        quiet.await();
        assertThat(now).isBetween(millis(102_000), millis(102_010));
    }

    @Test
    void waitsForAQuarterOfTheTimeAtMost() {
        disturbedUntil = Long.MAX_VALUE;
        long waited = 0;
        for (int i = 0; i < 100; i++) {
            now += millis(100);
            long begin = now;
            quiet.await();
            waited += now - begin;
        }
        assertThat((double) waited / now).isBetween(0.23, 0.27);
    }

    @Test
    void interruptEndsItAndStaysSet() {
        now = millis(100_000);
        disturbedUntil = Long.MAX_VALUE;
        QuietMoment interrupted = new QuietMoment(
                () -> now, List.of(new FixedWork(QUIET_NANOS, () -> now += 2 * QUIET_NANOS)),
                millis -> {
                    throw new InterruptedException();
                });
        now = millis(200_000);
        interrupted.await();
        assertThat(now).isLessThan(millis(200_001));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void knowsTheTimeOfThisMachine() {
        assertThat(QuietMoment.here().usualNanos()).isPositive().isLessThan(Long.MAX_VALUE);
    }

    private static long millis(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
