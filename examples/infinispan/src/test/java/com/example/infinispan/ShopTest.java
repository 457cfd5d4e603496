// SPDX-License-Identifier: Apache-2.0
package com.example.infinispan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import org.junit.jupiter.api.Test;

/** The order comes back equal, and Gridwire wrote it. */
class ShopTest {

    @Test
    void theExampleRuns() {
        assertThat(Shop.keep(Order.pens())).isEqualTo(Order.pens());
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }
}
