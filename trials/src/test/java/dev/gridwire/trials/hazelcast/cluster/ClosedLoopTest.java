// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ClosedLoopTest {

    private final FakeTicks ticks = new FakeTicks();

    @Test
    void callsFollowEachOtherUntilTheTimeHasCome() {
        ThreadCount tally =
                new ClosedLoop(ticks).run(index -> ticks.passMillis(3), ticks.nanos() + TimeUnit.MILLISECONDS.toNanos(10));
        assertThat(tally).isEqualTo(new ThreadCount(4, 0, null));
    }

    @Test
    void aFailureNowAndThenIsCounted() {
        IllegalStateException first = new IllegalStateException("0");
        ThreadCount tally = new ClosedLoop(ticks).times(
                index -> {
                    if (index % 2 == 0) {
                        throw index == 0 ? first : new IllegalStateException("later");
                    }
                },
                100);
        assertThat(tally).isEqualTo(new ThreadCount(50, 50, first));
    }

    @Test
    void clusterThatAnswersNothingIsNotCalledForEver() {
        ThreadCount tally = new ClosedLoop(ticks).run(
                index -> {
                    throw new IllegalStateException("gone");
                },
                Long.MAX_VALUE);
        assertThat(tally.operations()).isZero();
        assertThat(tally.failures()).isEqualTo(20);
    }
}
