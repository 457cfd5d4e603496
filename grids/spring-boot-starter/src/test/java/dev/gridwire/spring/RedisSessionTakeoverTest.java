// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.redis.GridwireRedisSerializer;
import dev.gridwire.redis.RedisTakeoverTest;
import org.springframework.data.redis.serializer.RedisSerializer;

/** The same by the serializer of sessions. */
@TakesOver(door = "Spring Session, Redis", page = "redis.md#from-jackson-or-kryo")
class RedisSessionTakeoverTest extends RedisTakeoverTest {

    @Override
    protected RedisSerializer<Object> served(GridwireRedisSerializer serializer) {
        return new GridwireRedisAutoConfiguration.OfSessions(serializer);
    }
}
