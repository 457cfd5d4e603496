// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/**
 * Serializes the values of Spring's templates, caches and sessions with Gridwire. It also reads the values that Java
 * serialization, Spring's default, wrote earlier; the same policy applies to them. {@code null} becomes an empty array of bytes
 * and comes back as {@code null}. Thread-safe.
 *
 * <p>With {@code redis.write=false} in the settings, Java serialization still writes. A first restart of all processes with it
 * teaches them to read Gridwire's values; a second one without it lets them write.
 *
 * <pre>{@code
 * RedisTemplate<String, Object> template = new RedisTemplate<>();
 * template.setKeySerializer(RedisSerializer.string());
 * template.setDefaultSerializer(new GridwireRedisSerializer());
 * }</pre>
 */
public final class GridwireRedisSerializer implements RedisSerializer<Object>, AutoCloseable {

    private static final byte[] NOTHING = {};

    private final GridCodec codec;
    private final @Nullable ClassLoader loader;
    /** Writes instead of Gridwire; null if Gridwire writes. */
    private final @Nullable RedisSerializer<Object> former;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireRedisSerializer() {
        this(null, GridCodec.asConfigured(GridwireRedisSerializer.class, UnaryOperator.identity()), isWriting());
    }

    /**
     * Like {@link #GridwireRedisSerializer()}, for classes of a given loader: Spring's developer tools create a new loader for
     * each restart.
     */
    public GridwireRedisSerializer(ClassLoader loader) {
        this(loader, GridCodec.asConfigured(GridwireRedisSerializer.class, UnaryOperator.identity()), isWriting());
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
        this(null, GridCodec.asTold(GridwireRedisSerializer.class, UnaryOperator.identity(),
                Objects.requireNonNull(settings, "settings")), isWriting);
    }

    private GridwireRedisSerializer(@Nullable ClassLoader loader, GridCodec codec, boolean isWriting) {
        this.loader = loader;
        this.codec = codec;
        this.former = isWriting ? null : RedisSerializer.java(loader);
    }

    private static boolean isWriting() {
        return GridSettings.read(GridwireRedisSerializer.class, "redis", "write", "enabled").isWriting();
    }

    /**
     * Writes a value.
     *
     * @throws SerializationException if it is refused; the message names the remedy
     */
    @Override
    public byte[] serialize(@Nullable Object value) {
        if (value == null) {
            return NOTHING.clone();
        }
        try {
            return former == null ? codec.write(value) : former.serialize(value);
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
        return deserialize(bytes, loader);
    }

    /** Like {@link #deserialize(byte[])}, but a given loader finds the classes. */
    @Nullable Object deserialize(byte @Nullable [] bytes, @Nullable ClassLoader reading) {
        if (bytes == null || bytes.length == 0) {
            return null;
        }
        try {
            return codec.read(bytes, 0, bytes.length, reading);
        } catch (GridwireException e) {
            throw new SerializationException(e.getMessage(), e);
        }
    }

    /** Returns counts of the work done so far. JMX shows them, too. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /** Stops showing the statistics by JMX. Everything else still works. */
    @Override
    public void close() {
        codec.close();
    }
}
