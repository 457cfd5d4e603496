// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

/** Calls every ten milliseconds. */
class OpenLoopTest {

    private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long EVERY = 10 * MILLI;

    private final FakeTicks ticks = new FakeTicks();
    private final Histogram latencies = Latencies.empty();
    private final long begin = ticks.nanos() + EVERY;

    @Test
    void quickCallsWaitForTheirTimeAndCountOnlyThemselves() {
        List<Long> begins = new ArrayList<>();
        Loop.Count tally = run(3, index -> {
            begins.add(ticks.nanos());
            ticks.passMillis(2);
        });
        assertThat(begins).containsExactly(begin, begin + EVERY, begin + 2 * EVERY);
        assertThat(tally).isEqualTo(new Loop.Count(3, 0, null));
        assertThat(millis(latencies.getMaxValue())).isEqualTo(2);
        assertThat(millis(latencies.getMinValue())).isEqualTo(2);
    }

    @Test
    void callThatWaitsBehindASlowOneCountsItsWait() {
        run(4, index -> ticks.passMillis(index == 0 ? 35 : 1));
        // Due at 0, 10, 20 and 30, answered at 35, 36, 37 and 38.
        assertThat(latencies.getTotalCount()).isEqualTo(4);
        assertThat(recorded()).containsExactly(8L, 17L, 26L, 35L);
    }

    @Test
    void whatIsNotBegunBeforeTheEndIsGivenUp() {
        Loop loop = new Loop(ticks, index -> ticks.passMillis(30));
        Loop.Count tally = loop.whenDue(latencies, begin, EVERY, 100, begin + 100 * MILLI);
        assertThat(tally.operations()).isEqualTo(4);
        assertThat(latencies.getTotalCount()).isEqualTo(4);
    }

    @Test
    void failedCallIsCountedAndHasNoLatency() {
        IllegalStateException broken = new IllegalStateException("broken");
        Loop.Count tally = run(3, index -> {
            if (index == 1) {
                throw broken;
            }
        });
        assertThat(tally).isEqualTo(new Loop.Count(2, 1, broken));
        assertThat(latencies.getTotalCount()).isEqualTo(2);
    }

    @Test
    void distanceThatIsNoWholeNumberDoesNotAddUp() {
        List<Long> begins = new ArrayList<>();
        new Loop(ticks, index -> begins.add(ticks.nanos() - begin)).whenDue(latencies, begin, 1.5, 1_001, Long.MAX_VALUE);
        assertThat(begins.get(1_000)).isEqualTo(1_500);
    }

    private Loop.Count run(int count, LongConsumer call) {
        return new Loop(ticks, call).whenDue(latencies, begin, EVERY, count, Long.MAX_VALUE);
    }

    private List<Long> recorded() {
        List<Long> millis = new ArrayList<>();
        latencies.recordedValues().forEach(value -> millis.add(millis(value.getValueIteratedTo())));
        return millis;
    }

    /** A histogram of three digits rounds. */
    private static long millis(long nanos) {
        long millis = Math.round((double) nanos / MILLI);
        assertThat((double) nanos / MILLI).isCloseTo(millis, within(millis * 0.001));
        return millis;
    }
}
