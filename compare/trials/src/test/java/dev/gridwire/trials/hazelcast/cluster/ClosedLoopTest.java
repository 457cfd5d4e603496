// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ClosedLoopTest {

    private final FakeTicks ticks = new FakeTicks();

    @Test
    void callsFollowEachOtherUntilTheTimeHasCome() {
        Loop.Count tally =
                new Loop(ticks, index -> ticks.passMillis(3)).until(ticks.nanos() + TimeUnit.MILLISECONDS.toNanos(10));
        assertThat(tally).isEqualTo(new Loop.Count(4, 0, null));
    }

    @Test
    void aFailureNowAndThenIsCounted() {
        IllegalStateException first = new IllegalStateException("0");
        Loop loop = new Loop(ticks, index -> {
            if (index % 2 == 0) {
                throw index == 0 ? first : new IllegalStateException("later");
            }
        });
        Loop.Count tally = loop.times(100);
        assertThat(tally).isEqualTo(new Loop.Count(50, 50, first));
    }

    @Test
    void clusterThatAnswersNothingIsNotCalledForEver() {
        Loop loop = new Loop(ticks, index -> {
            throw new IllegalStateException("gone");
        });
        Loop.Count tally = loop.until(Long.MAX_VALUE);
        assertThat(tally.operations()).isZero();
        assertThat(tally.failures()).isEqualTo(20);
    }
}
