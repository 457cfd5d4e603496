// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.GridSettings;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.cache.RedisCache;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializationContext;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.util.ReflectionUtils;

/**
 * Replaces Java serialization by a given serializer in the caches and reactive templates of Spring Data Redis; other
 * serializers stay. Spring uses Java serialization if nobody chooses a serializer, and does not tell that from an application
 * that chose it.
 */
final class RedisStores {

    private static final byte[] JAVA = {(byte) 0xac, (byte) 0xed};

    private final SerializationPair<Object> own;
    private final GridSettings settings;

    /** Starts with the replacement, and what the application says of it. */
    RedisStores(RedisSerializer<Object> serializer, GridSettings settings) {
        own = SerializationPair.fromSerializer(serializer);
        this.settings = settings;
    }

    /** Whether a pair writes by Java serialization. A pair that cannot write text does not. */
    static boolean isJava(SerializationPair<?> pair) {
        byte[] written = probe(pair);
        return written.length > 2 && written[0] == JAVA[0] && written[1] == JAVA[1];
    }

    @SuppressWarnings("unchecked") // A pair of another type may refuse the text, which shows that it is not Java's.
    private static byte[] probe(SerializationPair<?> pair) {
        try {
            ByteBuffer bytes = ((SerializationPair<Object>) pair).write("probe").duplicate();
            byte[] written = new byte[bytes.remaining()];
            bytes.get(written);
            return written;
        } catch (RuntimeException e) {
            return String.valueOf(e).getBytes(StandardCharsets.UTF_8);
        }
    }

    /** Whether a configuration uses the serializer. */
    boolean isServed(RedisCacheConfiguration caches) {
        return isOwn(caches.getValueSerializationPair());
    }

    /** Whether a pair belongs to the serializer, or writes as it does, which says nothing while a replaced one writes. */
    boolean isOwn(SerializationPair<?> pair) {
        return pair == own || settings.isWriting() && !isJava(pair) && Arrays.equals(probe(pair), probe(own));
    }

    /** Returns the same configuration, with the serializer in place of Java serialization. */
    RedisCacheConfiguration served(RedisCacheConfiguration caches) {
        return isJava(caches.getValueSerializationPair()) ? caches.serializeValuesWith(own) : caches;
    }

    /**
     * Returns the manager, or a new one if some of its caches use Java serialization. Only for managers of Spring's own class.
     */
    RedisCacheManager served(RedisCacheManager manager) {
        RedisCacheConfiguration defaults = defaults(manager);
        Map<String, RedisCacheConfiguration> initial = initial(manager);
        initial.replaceAll((name, caches) -> served(caches));
        RedisCacheWriter writer = asked(manager, "getCacheWriter", RedisCacheWriter.class);
        boolean isOpen = manager.isAllowRuntimeCacheCreation();
        RedisCacheManager made = settings.isAbsent() ? new OfAbsent(writer, served(defaults), isOpen, initial)
                : new RedisCacheManager(writer, served(defaults), isOpen, initial);
        made.setTransactionAware(manager.isTransactionAware());
        return made;
    }

    /** Makes caches that load a value anew if it is unreadable. */
    private static final class OfAbsent extends RedisCacheManager {

        OfAbsent(RedisCacheWriter writer, RedisCacheConfiguration defaults, boolean isOpen,
                Map<String, RedisCacheConfiguration> initial) {
            super(writer, defaults, isOpen, initial);
        }

        @Override
        protected RedisCache createRedisCache(String name, @Nullable RedisCacheConfiguration configuration) {
            return new AbsentCache(
                    name, getCacheWriter(), configuration == null ? getDefaultCacheConfiguration() : configuration);
        }
    }

    /** Returns a copy of the configurations of a manager's initial caches, by name. */
    static Map<String, RedisCacheConfiguration> initial(RedisCacheManager manager) {
        Map<String, RedisCacheConfiguration> initial = new LinkedHashMap<>();
        for (Map.Entry<?, ?> each : ((Map<?, ?>) asked(manager, "getInitialCacheConfiguration", Map.class)).entrySet()) {
            initial.put((String) each.getKey(), (RedisCacheConfiguration) each.getValue());
        }
        return initial;
    }

    /** Returns the configuration of caches that nobody configured separately. */
    static RedisCacheConfiguration defaults(RedisCacheManager manager) {
        return asked(manager, "getDefaultCacheConfiguration", RedisCacheConfiguration.class);
    }

    /** Reads a property that only subclasses see; there is no other way to learn a manager's configuration. */
    private static <T> T asked(RedisCacheManager manager, String name, Class<T> type) {
        Method method = Objects.requireNonNull(ReflectionUtils.findMethod(RedisCacheManager.class, name), name);
        ReflectionUtils.makeAccessible(method);
        return type.cast(ReflectionUtils.invokeMethod(method, manager));
    }

    /** Returns the template, or a new one with the serializer in place of Java serialization. */
    <K, V> ReactiveRedisTemplate<K, V> served(ReactiveRedisTemplate<K, V> template) {
        RedisSerializationContext<K, V> context = template.getSerializationContext();
        return new ReactiveRedisTemplate<>(template.getConnectionFactory(), RedisSerializationContext
                .<K, V>newSerializationContext()
                .key(served(context.getKeySerializationPair()))
                .value(served(context.getValueSerializationPair()))
                .hashKey(served(context.getHashKeySerializationPair()))
                .hashValue(served(context.getHashValueSerializationPair()))
                .string(context.getStringSerializationPair())
                .build());
    }

    @SuppressWarnings("unchecked") // Both accept any object.
    private <T> SerializationPair<T> served(SerializationPair<T> pair) {
        return isJava(pair) ? (SerializationPair<T>) own : pair;
    }
}
