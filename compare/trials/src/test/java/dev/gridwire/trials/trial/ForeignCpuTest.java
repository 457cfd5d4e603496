// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ForeignCpuTest {

    @Test
    void aMomentTellsNothing() {
        ForeignCpu foreign = new ForeignCpu(0);
        foreign.begin();
        foreign.end();
        assertThat(foreign.share()).isZero();
    }

    @Test
    void manyMomentsTellNothingEither() {
        ForeignCpu foreign = new ForeignCpu(0);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(200);
        while (System.nanoTime() < end) {
            foreign.begin();
            foreign.end();
        }
        assertThat(foreign.share()).as("each is shorter than the system counts").isZero();
    }
}
