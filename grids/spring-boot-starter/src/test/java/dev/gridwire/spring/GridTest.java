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
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.StoredFormat;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

@Tag("core")
class GridTest {

    private static Map<StoredFormat, Long> formats(HazelcastInstance grid) {
        return MapRewrite.of(grid, "products").dryRun().run().before();
    }

    private static void putAndGet(HazelcastInstance grid) {
        IMap<Integer, Product> products = grid.getMap("products");
        products.set(1, Product.of("tea"));
        assertThat(products.get(1)).isEqualTo(Product.of("tea"));
    }

    @Test
    void aMemberThatSpringBootMakesUsesGridwire() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class)) {
            HazelcastInstance grid = context.getBean(HazelcastInstance.class);
            putAndGet(grid);
            assertThat(formats(grid)).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 1L));
        }
    }

    @Test
    void aClientThatSpringBootMakesUsesGridwireOnAMemberThatTheApplicationMakes() {
        HazelcastInstance member = Hazelcast.newHazelcastInstance(Grids.alone());
        String port = "--shop.port=" + member.getCluster().getLocalMember().getAddress().getPort();
        try (ConfigurableApplicationContext context =
                Shop.start(ClientShop.class, "--shop.cluster=" + member.getConfig().getClusterName(), port)) {
            HazelcastInstance client = context.getBean(HazelcastInstance.class);
            assertThat(client.getClass().getName()).contains("client");
            putAndGet(client);
            assertThat(formats(member)).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 1L));
        } finally {
            member.shutdown();
        }
    }

    @Test
    void propertiesCountForWhateverMakesAnInstance() {
        try (ConfigurableApplicationContext context =
                Shop.start(Bare.class, "--gridwire.limits.bytes=200", "--gridwire.hazelcast.type-id=5001")) {
            assertThat(context.isActive()).isTrue();
            HazelcastInstance member = Hazelcast.newHazelcastInstance(Grids.alone());
            try {
                HazelcastInstance client = HazelcastClient.newHazelcastClient(Grids.clientOf(member));
                putAndGet(client);
                assertThatThrownBy(() -> client.getMap("products").set(2, Product.of("x".repeat(300))))
                        .isInstanceOf(HazelcastSerializationException.class)
                        .hasStackTraceContaining("The payload would be too large: bytes=331, limit=200");
                assertThat(MapRewrite.of(member, "products").typeId(5_001).dryRun().run().before())
                        .isEqualTo(Map.of(StoredFormat.GRIDWIRE, 1L));
            } finally {
                HazelcastClient.shutdownAll();
                member.shutdown();
            }
        }
    }

    @Test
    void aDeniedClassIsRefusedThoughItIsTheApplicationsOwn() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class, "--gridwire.deny=com.acme.shop.Product")) {
            IMap<Integer, Product> products = context.getBean(HazelcastInstance.class).getMap("products");
            assertThatThrownBy(() -> products.set(1, Product.of("tea")))
                    .hasStackTraceContaining("The type policy denies the class: class=com.acme.shop.Product");
        }
    }

    @Test
    void disabledItLeavesHazelcastAsItWas() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class, "--gridwire.enabled=false")) {
            HazelcastInstance grid = context.getBean(HazelcastInstance.class);
            putAndGet(grid);
            assertThat(formats(grid)).isEqualTo(Map.of(StoredFormat.JAVA, 1L));
        }
    }

    @Test
    void aDisabledClientSaysWhyItCannotReadWhatOthersWrote() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class)) {
            HazelcastInstance member = context.getBean(HazelcastInstance.class);
            putAndGet(member);
            try (ConfigurableApplicationContext other = Shop.start(Bare.class, "--gridwire.enabled=false")) {
                assertThat(other.isActive()).isTrue();
                HazelcastInstance client = HazelcastClient.newHazelcastClient(Grids.clientOf(member));
                assertThatThrownBy(() -> client.getMap("products").get(1))
                        .isInstanceOf(HazelcastSerializationException.class)
                        .hasStackTraceContaining("Gridwire is disabled here")
                        .hasStackTraceContaining("hazelcast.write=false");
                client.shutdown();
            }
        }
    }

    @Test
    void withoutWritingItReadsWhatOthersWrite() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class)) {
            HazelcastInstance member = context.getBean(HazelcastInstance.class);
            putAndGet(member);
            try (ConfigurableApplicationContext other = Shop.start(Bare.class, "--gridwire.hazelcast.write=false")) {
                assertThat(other.isActive()).isTrue();
                HazelcastInstance client = HazelcastClient.newHazelcastClient(Grids.clientOf(member));
                IMap<Integer, Product> products = client.getMap("products");
                assertThat(products.get(1)).isEqualTo(Product.of("tea"));
                products.set(2, Product.of("milk"));
                assertThat(products.get(2)).isEqualTo(Product.of("milk"));
                client.shutdown();
            }
            assertThat(formats(member)).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 1L, StoredFormat.JAVA, 1L));
        }
    }
}
