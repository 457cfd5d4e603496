// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.depot.Depot;
import com.acme.depot.DepotShop;
import com.acme.shop.Shop;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.Ignition;
import org.apache.ignite.binary.BinaryObject;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/** A node whose configuration is a bean of an application that says nothing of Gridwire. */
class IgniteTest {

    private static BinaryObject stored(ConfigurableApplicationContext context) {
        try (Ignite node = Ignition.start(context.getBean(IgniteConfiguration.class))) {
            IgniteCache<Integer, Depot> depots = node.getOrCreateCache("depots");
            depots.put(1, new Depot("tea"));
            assertThat(depots.get(1).name()).isEqualTo("tea");
            return (BinaryObject) depots.withKeepBinary().get(1);
        }
    }

    @Test
    void classesOfTheApplicationsPackagesAreServed() {
        try (ConfigurableApplicationContext context = Shop.start(DepotShop.class)) {
            assertThat(stored(context).hasField("$gridwire")).isTrue();
        }
    }

    @Test
    void itCanBeTurnedOff() {
        try (ConfigurableApplicationContext context = Shop.start(DepotShop.class, "--gridwire.ignite.enabled=false")) {
            assertThat(stored(context).hasField("$gridwire")).isFalse();
        }
    }
}
