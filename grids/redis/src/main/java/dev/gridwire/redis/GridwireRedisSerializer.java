// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/**
 * Serializes the values of Spring's templates, caches and sessions with Gridwire. Settings and values that Java serialization,
 * Spring's default, wrote are treated as by {@link GridwireRedisValues}. Thread-safe.
 *
 * <pre>{@code
 * RedisTemplate<String, Object> template = new RedisTemplate<>();
 * template.setKeySerializer(RedisSerializer.string());
 * template.setDefaultSerializer(new GridwireRedisSerializer());
 * }</pre>
 */
public final class GridwireRedisSerializer implements RedisSerializer<Object>, AutoCloseable {

    private final GridwireRedisValues values;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireRedisSerializer() {
        this(new GridwireRedisValues(GridwireRedisSerializer.class, (ClassLoader) null));
    }

    /**
     * Like {@link #GridwireRedisSerializer()}, for classes of a given loader: Spring's developer tools create a new loader for
     * each restart.
     */
    public GridwireRedisSerializer(ClassLoader loader) {
        this(new GridwireRedisValues(GridwireRedisSerializer.class, loader));
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireRedisSerializer(UnaryOperator<MarshallerBuilder> settings) {
        this(true, settings);
    }

    /** Like {@link #GridwireRedisSerializer(UnaryOperator)}, but Java serialization may still write. */
    GridwireRedisSerializer(boolean isWriting, UnaryOperator<MarshallerBuilder> settings) {
        this(new GridwireRedisValues(GridwireRedisSerializer.class, isWriting, settings));
    }

    private GridwireRedisSerializer(GridwireRedisValues values) {
        this.values = values;
    }

    /**
     * Writes a value.
     *
     * @throws SerializationException if it is refused; the message names the remedy
     */
    @Override
    public byte[] serialize(@Nullable Object value) {
        try {
            return values.write(value);
        } catch (GridwireException e) {
            throw new SerializationException(e.getMessage(), e);
        }
    }

    /**
     * Reads a value.
     *
     * @throws SerializationException if it is refused; the message names the remedy. Spring can still evict the entry
     */
    @Override
    public @Nullable Object deserialize(byte @Nullable [] bytes) {
        return deserialize(bytes, null);
    }

    /** Like {@link #deserialize(byte[])}, but a given loader finds the classes. */
    @Nullable Object deserialize(byte @Nullable [] bytes, @Nullable ClassLoader reading) {
        try {
            return bytes == null ? null : values.read(ByteBuffer.wrap(bytes), reading);
        } catch (GridwireException e) {
            throw new SerializationException(e.getMessage(), e);
        }
    }

    /** Returns counts of the work done so far. JMX shows them, too. */
    public Statistics statistics() {
        return values.statistics();
    }

    /** Stops showing the statistics by JMX. Everything else still works. */
    @Override
    public void close() {
        values.close();
    }
}
