// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.time.Duration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;

/** An application that makes its managers of caches itself. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@EnableCaching
public class ManagedShop {

    private static RedisCacheConfiguration caches(String prefix) {
        return RedisCacheConfiguration.defaultCacheConfig().entryTtl(Duration.ofSeconds(90)).prefixCacheNameWith(prefix);
    }

    @Bean
    Prices prices() {
        return new Prices();
    }

    /** One cache names its serializer, and keeps it. */
    @Bean
    @Primary
    RedisCacheManager manager(RedisConnectionFactory connections) {
        return RedisCacheManager.builder(connections)
                .cacheDefaults(caches("managed:"))
                .withCacheConfiguration("products", caches("managed:"))
                .withCacheConfiguration("texts", caches("managed:")
                        .serializeValuesWith(SerializationPair.fromSerializer(RedisSerializer.string())))
                .transactionAware()
                .build();
    }

    /** A class of the application's own cannot be served from outside. */
    @Bean
    RedisCacheManager special(RedisConnectionFactory connections) {
        return new RedisCacheManager(RedisCacheWriter.nonLockingRedisCacheWriter(connections), caches("special:")) {};
    }
}
