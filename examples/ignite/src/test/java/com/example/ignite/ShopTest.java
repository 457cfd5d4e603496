// SPDX-License-Identifier: Apache-2.0
package com.example.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import org.junit.jupiter.api.Test;

/** The order is found by SQL, and Gridwire wrote it. */
class ShopTest {

    @Test
    void theExampleRuns() {
        assertThat(Shop.keep(Order.pens())).singleElement().hasToString(Order.pens().toString());
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }
}
