// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LoadValuesTest {

    private final AtomicInteger made = new AtomicInteger();

    @Test
    void everyThreadHasValuesOfItsOwnAndWritesEachOnce() {
        LoadValues values = values(100);
        values.prepare(20);
        Set<Object> seen = new HashSet<>();
        for (int thread = 0; thread < 2; thread++) {
            for (int i = 0; i < 10; i++) {
                assertThat(seen.add(values.get(thread, i))).isTrue();
            }
        }
        assertThat(values.repeated(0, 10)).isZero();
        assertThat(values.repeated(0, 13)).isEqualTo(3);
        assertThat(values.get(0, 10)).isEqualTo(values.get(0, 0));
    }

    @Test
    void nextTimeThereAreMoreThanWereWrittenTheLastTime() {
        LoadValues values = values(100);
        values.remember(10_000);
        values.prepare(0);
        assertThat(made.get()).isEqualTo(13_000);
    }

    @Test
    void largeValuesAreFewerThanAskedFor() {
        LoadValues values = values(Runtime.getRuntime().maxMemory() / 120);
        values.prepare(1_000);
        assertThat(made.get()).isBetween(2, 10);
        assertThat(values.repeated(0, 500)).isPositive();
    }

    private LoadValues values(double meanBytes) {
        return new LoadValues(made::incrementAndGet, 2, meanBytes);
    }
}
