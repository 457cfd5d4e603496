// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.Prices;
import com.acme.shop.Product;
import com.acme.shop.Shop;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.spring.cache.HazelcastCacheManager;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.StoredFormat;
import org.junit.jupiter.api.Test;
import org.springframework.cache.CacheManager;
import org.springframework.cache.interceptor.SimpleKey;
import org.springframework.context.ConfigurableApplicationContext;

class CacheTest {

    @Test
    void cachedValuesKeysAndNullsComeBack() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class)) {
            assertThat(context.getBean(CacheManager.class)).isInstanceOf(HazelcastCacheManager.class);
            Prices prices = context.getBean(Prices.class);
            for (int i = 0; i < 3; i++) {
                assertThat(prices.best()).isEqualTo(Product.of("best"));
                assertThat(prices.product("tea", 5)).isEqualTo(Product.of("tea5"));
                assertThat(prices.product("tea", 0)).isNull();
            }

            assertThat(prices.asked()).as("each once").isEqualTo(3);
            HazelcastInstance grid = context.getBean(HazelcastInstance.class);
            assertThat(grid.getMap("products").keySet())
                    .containsExactlyInAnyOrder(new SimpleKey("tea", 5), new SimpleKey("tea", 0));
            assertThat(grid.getMap("best").keySet()).containsExactly(SimpleKey.EMPTY);
            assertThat(MapRewrite.of(grid, "best").dryRun().run().before()).containsEntry(StoredFormat.GRIDWIRE, 1L);
        }
    }
}
