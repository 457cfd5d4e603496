// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.contract.LoopbackRedis;
import dev.gridwire.grid.contract.Shop.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.serializer.RedisSerializer;
import redis.clients.jedis.JedisPooled;

/** Values in a real Redis, through Jedis. */
class JedisTest {

    private static final Item TEA = new Item("tea", BigDecimal.TEN, List.of("green"));

    @Test
    void aValueComesBackAndAnAbsentOneIsNull() throws Exception {
        try (LoopbackRedis redis = LoopbackRedis.start();
                JedisPooled jedis = new JedisPooled("127.0.0.1", redis.port());
                GridwireRedisValues values = new GridwireRedisValues(builder -> builder.register(Item.class))) {
            byte[] key = "tea".getBytes(StandardCharsets.UTF_8);
            assertThat(values.<Item>read(jedis.get(key))).isNull();
            jedis.set(key, values.write(TEA));
            Item copy = values.read(jedis.get(key));
            assertThat(copy).isEqualTo(TEA);
            jedis.set(key, values.write(null));
            assertThat(values.<Item>read(jedis.get(key))).isNull();
            jedis.set(key, RedisSerializer.java().serialize(TEA));
            assertThat(values.<Item>read(jedis.get(key))).isEqualTo(TEA);
        }
    }
}
