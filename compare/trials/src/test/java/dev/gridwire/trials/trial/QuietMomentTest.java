// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class QuietMomentTest {

    private static final long QUIET_NANOS = 1_000;

    /** Each work looks at the clock, which goes on by so much meanwhile. */
    private long now;
    private long workNanos = QUIET_NANOS;
    private long disturbedUntil;

    private final QuietMoment quiet = moment(millis -> now += millis(millis));

    private QuietMoment moment(Rest.Sleep sleep) {
        return new QuietMoment(() -> now, known -> new FixedWork(known, this::work), 1, sleep);
    }

    private long work() {
        now += now < disturbedUntil ? 2 * workNanos : workNanos;
        return now;
    }

    @Test
    void waitsUntilTheMachineIsQuiet() {
        now = millis(10_000);
        disturbedUntil = millis(10_300);
        quiet.await();
        assertThat(now).isBetween(millis(10_300), millis(10_320));
        assertThat(quiet.waited().toMillis()).isBetween(300L, 320L);
    }

    @Test
    void doesNotWaitWhereItIs() {
        now = millis(10_000);
        quiet.await();
        assertThat(now).isLessThan(millis(10_001));
    }

    @Test
    void goesOnAfterASecond() {
        now = millis(100_000);
        disturbedUntil = Long.MAX_VALUE;
        quiet.await();
        assertThat(now).isBetween(millis(101_000), millis(101_020));
    }

    @Test
    void waitsForATenthOfTheTimeAtMost() {
        disturbedUntil = Long.MAX_VALUE;
        long waited = 0;
        for (int i = 0; i < 100; i++) {
            now += millis(100);
            long begin = now;
            quiet.await();
            waited += now - begin;
        }
        assertThat((double) waited / now).isBetween(0.05, 0.15);
    }

    @Test
    void processorsThatStaySlowerAreTheUsualOnesAfterAMinute() {
        quiet.await();
        workNanos = 2 * QUIET_NANOS;
        assertThat(waitedAt(10_000)).as("as if a neighbour had come").isGreaterThan(millis(1_000));
        waitedAt(40_000);
        assertThat(waitedAt(71_000)).as("the second half of a minute").isLessThan(millis(1));
        assertThat(quiet.usualNanos()).isCloseTo(2 * QUIET_NANOS, within(20L));
    }

    private long waitedAt(long millis) {
        now = millis(millis);
        quiet.await();
        return now - millis(millis);
    }

    @Test
    void interruptEndsItAndStaysSet() {
        QuietMoment interrupted = moment(millis -> {
            throw new InterruptedException();
        });
        now = millis(20_000);
        disturbedUntil = Long.MAX_VALUE;
        interrupted.await();
        assertThat(now).isLessThan(millis(20_001));
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
