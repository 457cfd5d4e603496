// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FixedWorkTest {

    @Test
    void slownessIsTheTimeOverTheUsual() {
        FixedWork work = taking(50, 40, 44, 20);
        assertThat(work.slowness()).isEqualTo(1);
        assertThat(work.slowness()).isEqualTo(1);
        assertThat(work.slowness()).isEqualTo(1.1);
        assertThat(work.slowness()).isEqualTo(1);
    }

    @Test
    void isSlowFromTheBeginningWhereAnotherJvmKnowsBetter() {
        FixedWork work = taking(List.of(60, 60, 44, 30), 40);
        assertThat(work.slowness()).isEqualTo(1.5);
        assertThat(work.slowness()).isEqualTo(1.1);
        assertThat(work.slowness()).isEqualTo(1);
    }

    @Test
    void whatIsSlowOnceOnlyIsNotSlow() {
        FixedWork work = taking(40, 80, 42, 80, 60);
        assertThat(work.slowness()).isEqualTo(1);
        assertThat(work.slowness()).as("as when it was interrupted").isEqualTo(1.05);
        assertThat(work.slowness()).isEqualTo(1.5);
    }

    @Test
    void fewThatAreMuchShorterDoNotMakeTheRestSlow() {
        Integer[] times = IntStream.range(0, 1_000).map(i -> i % 100 == 60 ? 30 : 50).boxed().toArray(Integer[]::new);
        FixedWork work = taking(times);
        double last = 0;
        for (int i = 0; i < 800; i++) {
            last = work.slowness();
        }
        assertThat(last).isEqualTo(1);
    }

    @Test
    void clockThatStandsStillIsNoDivisionByZero() {
        assertThat(new FixedWork(Long.MAX_VALUE, () -> 0).slowness()).isEqualTo(1);
    }

    /** Work that takes so many nanoseconds, one time after the other. */
    private static FixedWork taking(Integer... nanos) {
        return taking(List.of(nanos), Long.MAX_VALUE);
    }

    private static FixedWork taking(List<Integer> nanos, long known) {
        Deque<Long> clock = new ArrayDeque<>();
        nanos.forEach(each -> clock.addAll(List.of(1_000L, 1_000L + each)));
        return new FixedWork(known, clock::remove);
    }
}
