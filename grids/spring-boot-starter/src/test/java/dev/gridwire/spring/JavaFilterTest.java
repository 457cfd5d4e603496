// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Bare;
import com.acme.shop.ClientShop;
import com.acme.shop.Grids;
import com.acme.shop.Product;
import com.acme.shop.Shop;
import com.hazelcast.client.HazelcastClient;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.unit.DataSize;

/** Values that say to be of Java serialization, from a client without Gridwire. */
class JavaFilterTest {

    /** Spring Boot makes the member of it by a file. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class FileShop {}

    private static @Nullable JavaSerializationFilterConfig filterOf(HazelcastInstance grid) {
        return grid.getConfig().getSerializationConfig().getJavaSerializationFilterConfig();
    }

    private static HazelcastInstance clientWithoutGridwire(HazelcastInstance member) {
        try (ConfigurableApplicationContext other = Shop.start(Bare.class, "--gridwire.enabled=false")) {
            assertThat(other.isActive()).isTrue();
            return HazelcastClient.newHazelcastClient(Grids.clientOf(member));
        }
    }

    private static void assertHeldToThePolicy(HazelcastInstance member) {
        HazelcastInstance client = clientWithoutGridwire(member);
        try {
            client.getMap("products").set(1, Product.of("tea"));
            client.getMap("products").set(2, DataSize.ofBytes(1));
            IMap<Integer, Object> products = member.getMap("products");
            assertThat(products.get(1)).isEqualTo(Product.of("tea"));
            assertThatThrownBy(() -> products.get(2)).hasStackTraceContaining("Java serialization: The type policy");
        } finally {
            client.shutdown();
        }
    }

    @Test
    void aMemberWhoseConfigurationIsABeanHoldsThemToThePolicy() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class)) {
            assertHeldToThePolicy(context.getBean(HazelcastInstance.class));
        }
    }

    @Test
    void aMemberThatAFileConfiguresHoldsThemToThePolicy(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("member.yaml"), """
                hazelcast:
                  cluster-name: file-shop
                  properties:
                    hazelcast.phone.home.enabled: "false"
                  network:
                    port:
                      port: 25721
                    interfaces:
                      enabled: true
                      interfaces: [127.0.0.1]
                    join:
                      auto-detection:
                        enabled: false
                """);
        try (ConfigurableApplicationContext context =
                Shop.start(FileShop.class, "--spring.hazelcast.config=" + file.toUri())) {
            HazelcastInstance member = context.getBean(HazelcastInstance.class);
            assertThat(member.getConfig().getClusterName()).isEqualTo("file-shop");
            assertHeldToThePolicy(member);
        }
    }

    @Test
    void aClientHoldsThemToThePolicyToo() {
        HazelcastInstance member = Hazelcast.newHazelcastInstance(Grids.alone());
        String port = "--shop.port=" + member.getCluster().getLocalMember().getAddress().getPort();
        try (ConfigurableApplicationContext context =
                Shop.start(ClientShop.class, "--shop.cluster=" + member.getConfig().getClusterName(), port)) {
            assertThat(filterOf(context.getBean(HazelcastInstance.class))).isNotNull();
        } finally {
            member.shutdown();
        }
    }

    @Test
    void nothingIsFilteredThatGridwireDoesNotWriteOrIsOff() {
        for (String line : new String[] {"--gridwire.hazelcast.write=false", "--gridwire.enabled=false"}) {
            try (ConfigurableApplicationContext context = Shop.start(Shop.class, line)) {
                assertThat(filterOf(context.getBean(HazelcastInstance.class))).isNull();
            }
        }
    }
}
