// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Turns values into bytes for Redis and back, for Jedis and every other client that takes arrays of bytes. It also reads the
 * values that Java serialization wrote earlier; the same policy applies to them. {@code null} becomes an empty array and comes
 * back as {@code null}. Thread-safe.
 *
 * <p>With {@code redis.write=false} in the settings, Java serialization writes. A first restart of all processes with it teaches
 * them to read Gridwire's values; a second one without it lets them write. With {@code redis.unreadable=absent}, {@code null}
 * stands for a value that is refused, and the value stays.
 *
 * <pre>{@code
 * GridwireRedisValues values = new GridwireRedisValues();    // make one and share it
 * jedis.set(key, values.write(order));
 * Order copy = values.read(jedis.get(key));
 * }</pre>
 */
public final class GridwireRedisValues implements AutoCloseable {

    private static final byte[] NOTHING = {};

    private final GridCodec codec;
    private final @Nullable ClassLoader loader;
    private final GridSettings settings;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireRedisValues() {
        this(GridwireRedisValues.class, (ClassLoader) null);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireRedisValues(UnaryOperator<MarshallerBuilder> settings) {
        this(GridwireRedisValues.class, GridSettings.DEFAULT, settings);
    }

    /** Serves an adapter as the settings say. */
    GridwireRedisValues(Class<?> adapter, @Nullable ClassLoader loader) {
        this.codec = GridCodec.asConfigured(adapter, UnaryOperator.identity());
        this.loader = loader;
        this.settings = GridSettings.read(adapter, "redis", "write", "enabled", "unreadable");
    }

    /** Serves an adapter as told, by the settings of a grid. */
    GridwireRedisValues(Class<?> adapter, GridSettings settings, UnaryOperator<MarshallerBuilder> told) {
        this.codec = GridCodec.asTold(adapter, UnaryOperator.identity(), Objects.requireNonNull(told, "settings"));
        this.loader = null;
        this.settings = settings;
    }

    /**
     * Writes a value.
     *
     * @throws GridwireException if it is refused; the message names the remedy
     */
    public byte[] write(@Nullable Object value) {
        if (value == null) {
            return NOTHING.clone();
        }
        return settings.isWriting() ? codec.write(value) : codec.writeJava(value);
    }

    /**
     * Reads a value.
     *
     * @param bytes null if Redis has no value
     * @throws GridwireException if it is refused; the message names the remedy
     */
    @SuppressWarnings("unchecked")
    public <V> @Nullable V read(byte @Nullable [] bytes) {
        return bytes == null ? null : (V) read(ByteBuffer.wrap(bytes), null);
    }

    /**
     * Reads the rest of a buffer, whose position stays.
     *
     * @param reading finds the classes; null for this object's loader
     */
    @Nullable Object read(ByteBuffer bytes, @Nullable ClassLoader reading) {
        if (!bytes.hasRemaining()) {
            return null;
        }
        try {
            return codec.read(bytes, reading == null ? loader : reading);
        } catch (GridwireException e) {
            if (!settings.isAbsent()) {
                throw e;
            }
            return codec.absent(e);
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
