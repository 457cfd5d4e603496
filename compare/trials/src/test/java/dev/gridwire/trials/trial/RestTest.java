// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RestTest {

    private long now;
    private long cpu;
    private long busyUntil;

    @Test
    void waitsWhileTheJvmWorks() throws InterruptedException {
        busyUntil = millis(310);
        rest().await(5_000);
        assertThat(now).isBetween(millis(310), millis(330));
    }

    @Test
    void returnsSoonWhereItDoesNot() throws InterruptedException {
        rest().await(5_000);
        assertThat(now).isEqualTo(millis(3));
    }

    @Test
    void returnsWhenTheTimeIsUp() throws InterruptedException {
        busyUntil = Long.MAX_VALUE;
        rest().await(500);
        assertThat(now).isBetween(millis(500), millis(503));
    }

    @Test
    void ofThisJvmEndsWithTheThreadThatWaits() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Rest.here().await(5_000)).isInstanceOf(InterruptedException.class);
    }

    private Rest rest() {
        return new Rest(() -> now, () -> cpu, millis -> {
            long worked = Math.max(0, Math.min(millis(millis), busyUntil - now));
            now += millis(millis);
            cpu += worked;
        });
    }

    private static long millis(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
