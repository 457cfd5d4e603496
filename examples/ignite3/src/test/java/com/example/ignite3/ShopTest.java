// SPDX-License-Identifier: Apache-2.0
package com.example.ignite3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The order comes back equal, and Gridwire wrote it. */
class ShopTest {

    @Test
    void theExampleRuns() throws IOException {
        assertThat(Shop.keep(Path.of("ignite-config.conf"), Order.pens())).isEqualTo(Order.pens());
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }
}
