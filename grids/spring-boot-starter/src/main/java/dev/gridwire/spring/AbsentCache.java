// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.cache.RedisCache;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheWriter;

/** Loads a value anew if the stored one is unreadable. Spring Data Redis returns null then, since bytes are there. */
final class AbsentCache extends RedisCache {

    AbsentCache(String name, RedisCacheWriter writer, RedisCacheConfiguration configuration) {
        super(name, writer, configuration);
    }

    @Override
    public <T> @Nullable T get(Object key, Callable<T> loader) {
        T value = super.get(key, loader);
        if (value != null || get(key) != null) {
            return value;
        }
        T loaded = loadCacheValue(key, loader);
        put(key, loaded);
        return loaded;
    }
}
