// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.redis.GridwireRedisSerializer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.cache.CacheManager;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Creates the lines of {@link StoreLines} about Spring's data in Redis. */
final class RedisLines {

    private static final String TURNED_OFF = "gridwire.redis.enabled is false";
    private static final String REDIS = "redis";
    private static final String REMEDY = "; name the bean gridwireRedisSerializer there";

    private RedisLines() {}

    static List<StoreLine> ofTemplates(ConfigurableListableBeanFactory beans) {
        List<StoreLine> lines = new ArrayList<>();
        StoreLines.made(beans, RedisTemplate.class).forEach((name, template) -> {
            RedisSerializer<?> serializer = template.getValueSerializer();
            if (!(template instanceof StringRedisTemplate)) {
                lines.add(serializer instanceof GridwireRedisSerializer
                        ? StoreLine.served(REDIS, "the template " + name)
                        : StoreLine.left("the template " + name, reason(beans, "it names a " + name(serializer))));
            }
        });
        RedisStores own = own(beans);
        StoreLines.made(beans, ReactiveRedisTemplate.class).forEach((name, template) -> {
            if (!name.equals("reactiveStringRedisTemplate")) {
                boolean isServed = own != null
                        && own.isOwn(template.getSerializationContext().getValueSerializationPair());
                lines.add(isServed ? StoreLine.served(REDIS, "the template " + name)
                        : StoreLine.left("the template " + name, reason(beans, "it names another serializer")));
            }
        });
        return lines;
    }

    private static String name(@Nullable RedisSerializer<?> serializer) {
        return serializer == null ? "raw array" : serializer.getClass().getSimpleName();
    }

    /** Returns no lines if the manager does not store in Redis. */
    static List<StoreLine> ofCaches(ConfigurableListableBeanFactory beans, String manager, CacheManager caches) {
        List<StoreLine> lines = new ArrayList<>();
        if (caches instanceof RedisCacheManager redis) {
            RedisStores.initial(redis).forEach(
                    (name, each) -> lines.add(ofCache(beans, "the cache " + name + " of " + manager, each)));
            if (redis.isAllowRuntimeCacheCreation()) {
                lines.add(ofCache(beans, "caches that " + manager + " makes later", RedisStores.defaults(redis)));
            }
        }
        return lines;
    }

    private static StoreLine ofCache(ConfigurableListableBeanFactory beans, String cache, RedisCacheConfiguration configuration) {
        RedisStores stores = own(beans);
        if (stores == null || !RedisStores.isJava(configuration.getValueSerializationPair()) && !stores.isServed(configuration)) {
            return StoreLine.left(cache, reason(beans, "its configuration names another serializer"));
        }
        return stores.isServed(configuration) ? StoreLine.served(REDIS, cache)
                : StoreLine.lost(cache, "the cache manager is of a class of its own" + REMEDY);
    }

    static StoreLine ofSessions(ConfigurableListableBeanFactory beans) {
        Object serializer = beans.containsBean(GridwireRedisAutoConfiguration.OF_SESSIONS)
                ? beans.getBean(GridwireRedisAutoConfiguration.OF_SESSIONS) : null;
        return serializer instanceof GridwireRedisAutoConfiguration.OfSessions ? StoreLine.served(REDIS, "sessions")
                : StoreLine.left("sessions", reason(beans, "the application has its own bean "
                        + GridwireRedisAutoConfiguration.OF_SESSIONS));
    }

    private static @Nullable RedisStores own(ConfigurableListableBeanFactory beans) {
        return beans.getBeanProvider(RedisStores.class).getIfAvailable();
    }

    private static String reason(ConfigurableListableBeanFactory beans, String reason) {
        return own(beans) == null ? TURNED_OFF : reason;
    }
}
