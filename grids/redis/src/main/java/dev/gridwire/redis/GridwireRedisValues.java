// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.Function;
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
    /** The serializer that Gridwire replaces; null for Java serialization. */
    private final @Nullable Former former;

    /** A serializer that Gridwire replaces. */
    interface Former extends FormerReader {

        byte[] write(Object value);

        /** Prepares a builder for the former serializer, if there is one. */
        static UnaryOperator<MarshallerBuilder> base(@Nullable Former former) {
            return former == null ? UnaryOperator.identity() : FormerReader::mark;
        }
    }

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireRedisValues() {
        this(GridwireRedisValues.class, null, (Former) null);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireRedisValues(UnaryOperator<MarshallerBuilder> settings) {
        this(GridwireRedisValues.class, GridSettings.DEFAULT, settings, null);
    }

    /** Serves an adapter as the settings say. */
    GridwireRedisValues(Class<?> adapter, @Nullable ClassLoader loader, @Nullable Former former) {
        this(loader, GridCodec.asConfigured(adapter, Former.base(former)),
                GridSettings.read(adapter, "redis", "write", "enabled", "unreadable"), former);
    }

    /** Serves an adapter as told, by the settings of a grid. */
    GridwireRedisValues(
            Class<?> adapter, GridSettings settings, UnaryOperator<MarshallerBuilder> told, @Nullable Former former) {
        this(null, GridCodec.asTold(adapter, Former.base(former), Objects.requireNonNull(told, "settings")), settings, former);
    }

    private GridwireRedisValues(
            @Nullable ClassLoader loader, GridCodec codec, GridSettings settings, @Nullable Former former) {
        this.loader = loader;
        this.codec = codec;
        this.settings = settings;
        this.former = former;
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
        if (settings.isWriting()) {
            return codec.write(value);
        }
        return former == null ? codec.writeJava(value) : former.write(value);
    }

    /**
     * Reads a value.
     *
     * @param bytes null if Redis has no value
     * @throws GridwireException if it is refused; the message names the remedy
     */
    @SuppressWarnings("unchecked")
    public <V> @Nullable V read(byte @Nullable [] bytes) {
        return bytes == null ? null : (V) read(ByteBuffer.wrap(bytes), null, refusal -> null);
    }

    /**
     * Reads the rest of a buffer, whose position stays.
     *
     * @param reading finds the classes; null for this object's loader
     * @param absent returns what stands for an unreadable value, if the settings say that it counts as absent
     */
    @Nullable Object read(
            ByteBuffer bytes, @Nullable ClassLoader reading, Function<GridwireException, @Nullable Object> absent) {
        if (!bytes.hasRemaining()) {
            return null;
        }
        try {
            return codec.read(bytes, reading == null ? loader : reading, former);
        } catch (GridwireException e) {
            if (!settings.isAbsent()) {
                throw e;
            }
            codec.absent(e);
            return absent.apply(e);
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
