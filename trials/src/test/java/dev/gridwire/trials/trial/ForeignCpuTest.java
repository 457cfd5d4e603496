// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ForeignCpuTest {

    @Test
    void aMomentTellsNothing() {
        ForeignCpu foreign = new ForeignCpu(0);
        foreign.begin();
        foreign.end();
        assertThat(foreign.share()).isZero();
    }
}
