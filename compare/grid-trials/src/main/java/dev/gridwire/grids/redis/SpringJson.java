// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redis;

import dev.gridwire.grids.Codecs;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Creates Spring's serializer with Jackson 2, which Spring Boot 3 uses; Spring Boot 4 deprecates it for one with Jackson 3. */
final class SpringJson {

    private SpringJson() {}

    @SuppressWarnings("removal")
    static RedisSerializer<Object> serializer() {
        return org.springframework.data.redis.serializer.GenericJackson2JsonRedisSerializer.builder()
                .objectMapper(Codecs.mapper()).defaultTyping(true).build();
    }
}
