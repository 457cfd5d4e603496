// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import com.alicp.jetcache.Cache;
import com.alicp.jetcache.CacheValueHolder;
import com.alicp.jetcache.redis.lettuce.RedisLettuceCacheBuilder;
import dev.gridwire.Marshaller;
import io.lettuce.core.RedisClient;
import java.util.concurrent.TimeUnit;

/** Keeps orders in a cache of JetCache in Redis. */
final class JetCacheInRedis {

    private JetCacheInRedis() {}

    static Cache<Long, Order> orders(RedisClient client) {
        Marshaller marshaller = Marshaller.builder()
                .allowPackage("com.example.recipes")
                .register(CacheValueHolder.class)       // JetCache stores each value with its times
                .build();
        return RedisLettuceCacheBuilder.createRedisLettuceCacheBuilder()
                .redisClient(client)
                .keyPrefix("orders:")
                .keyConvertor(Object::toString)
                .valueEncoder(marshaller::marshal)
                .valueDecoder(marshaller::unmarshal)
                .expireAfterWrite(5, TimeUnit.MINUTES)
                .buildCache();
    }
}
