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
 * Serializes the values of Spring's templates, caches and sessions by Gridwire. Values that Java serialization wrote before, as
 * Spring does by default, are read under the same policy. With {@code redis.write=false} in the settings they are still written
 * so: a first restart of all processes teaches them to read, and a second one to write. {@code null} goes as no bytes, and comes
 * back as {@code null}. Thread-safe.
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
    /** Writes in place of Gridwire; null where it does itself. */
    private final @Nullable RedisSerializer<Object> former;

    /**
     * Makes one as {@code gridwire.properties} says, which the thread's context class loader finds: without one, for the
     * application's own classes.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireRedisSerializer() {
        this(null, GridCodec.asConfigured(GridwireRedisSerializer.class, UnaryOperator.identity()), isWriting());
    }

    /**
     * As {@link #GridwireRedisSerializer()}, for classes of one loader, as Spring's tools for developers make a new one for each
     * restart.
     */
    public GridwireRedisSerializer(ClassLoader loader) {
        this(loader, GridCodec.asConfigured(GridwireRedisSerializer.class, UnaryOperator.identity()), isWriting());
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireRedisSerializer(UnaryOperator<MarshallerBuilder> settings) {
        this(true, settings);
    }

    /** As {@link #GridwireRedisSerializer(UnaryOperator)}; Java serialization may still write. */
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
     * @throws SerializationException if it is refused; the message names the remedy. The entry can be evicted all the same
     */
    @Override
    public @Nullable Object deserialize(byte @Nullable [] bytes) {
        return deserialize(bytes, loader);
    }

    /** As {@link #deserialize(byte[])}, of classes that a loader finds. */
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

    /** Counts of the work done so far; also by JMX. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /** Its statistics are no more shown by JMX. It works on. */
    @Override
    public void close() {
        codec.close();
    }
}
