// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializationContext;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.util.ReflectionUtils;

/**
 * Puts a serializer in the place of Java serialization, in the caches and reactive templates of Spring Data Redis. Others stay.
 * Spring takes Java serialization where nobody names a serializer, and does not tell that from an application that names it.
 */
final class RedisStores {

    private static final byte[] JAVA = {(byte) 0xac, (byte) 0xed};

    private final SerializationPair<Object> own;

    /** Begins with the serializer to put there. */
    RedisStores(RedisSerializer<Object> serializer) {
        own = SerializationPair.fromSerializer(serializer);
    }

    /** Whether a pair writes by Java serialization; one that cannot write text does not. */
    static boolean isJava(SerializationPair<?> pair) {
        byte[] written = probe(pair);
        return written.length > 2 && written[0] == JAVA[0] && written[1] == JAVA[1];
    }

    @SuppressWarnings("unchecked") // A pair of another type may refuse the text, and is told from Java's by that.
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

    /** Whether a pair is the serializer's, or writes as it does. */
    boolean isOwn(SerializationPair<?> pair) {
        return pair == own || !isJava(pair) && Arrays.equals(probe(pair), probe(own));
    }

    /** Gives the same configuration, with the serializer if there was none. */
    RedisCacheConfiguration served(RedisCacheConfiguration caches) {
        return isJava(caches.getValueSerializationPair()) ? caches.serializeValuesWith(own) : caches;
    }

    /** Gives the manager, or another one where caches have no serializer. Only for one of Spring's own class. */
    RedisCacheManager served(RedisCacheManager manager) {
        RedisCacheConfiguration defaults = defaults(manager);
        Map<String, RedisCacheConfiguration> initial = initial(manager);
        initial.replaceAll((name, caches) -> served(caches));
        RedisCacheManager made = new RedisCacheManager(asked(manager, "getCacheWriter", RedisCacheWriter.class),
                served(defaults), manager.isAllowRuntimeCacheCreation(), initial);
        made.setTransactionAware(manager.isTransactionAware());
        return made;
    }

    /** A copy of the configurations of the caches that a manager begins with, by their names. */
    static Map<String, RedisCacheConfiguration> initial(RedisCacheManager manager) {
        Map<String, RedisCacheConfiguration> initial = new LinkedHashMap<>();
        for (Map.Entry<?, ?> each : ((Map<?, ?>) asked(manager, "getInitialCacheConfiguration", Map.class)).entrySet()) {
            initial.put((String) each.getKey(), (RedisCacheConfiguration) each.getValue());
        }
        return initial;
    }

    /** The configuration of caches that nobody configured. */
    static RedisCacheConfiguration defaults(RedisCacheManager manager) {
        return asked(manager, "getDefaultCacheConfiguration", RedisCacheConfiguration.class);
    }

    /** Subclasses are shown these; there is no other way to what a manager was made of. */
    private static <T> T asked(RedisCacheManager manager, String name, Class<T> type) {
        Method method = Objects.requireNonNull(ReflectionUtils.findMethod(RedisCacheManager.class, name), name);
        ReflectionUtils.makeAccessible(method);
        return type.cast(ReflectionUtils.invokeMethod(method, manager));
    }

    /** Gives the template, or another one with the serializer in the place of Java serialization. */
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

    @SuppressWarnings("unchecked") // Both take any object.
    private <T> SerializationPair<T> served(SerializationPair<T> pair) {
        return isJava(pair) ? (SerializationPair<T>) own : pair;
    }
}
