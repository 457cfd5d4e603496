// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridSettings;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Serializes the values of Lettuce's commands with Gridwire; keys are text in UTF-8. Settings and values that Java serialization
 * wrote are treated as by {@link GridwireRedisValues}. A refused value fails its command alone. Thread-safe.
 *
 * <pre>{@code
 * RedisCommands<String, Order> orders = client.connect(new GridwireRedisCodec<Order>()).sync();
 * orders.set("order:1", order);
 * Order copy = orders.get("order:1");
 * }</pre>
 *
 * <p>For other keys, combine it: {@code RedisCodec.of(ByteArrayCodec.INSTANCE, new GridwireRedisCodec<Order>())}.
 *
 * @param <V> the class of the values; {@code Object} for any
 */
public final class GridwireRedisCodec<V> implements RedisCodec<String, V>, AutoCloseable {

    private final GridwireRedisValues values;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireRedisCodec() {
        this(new GridwireRedisValues(GridwireRedisCodec.class, null, (GridwireRedisValues.Former) null));
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireRedisCodec(UnaryOperator<MarshallerBuilder> settings) {
        this(GridSettings.DEFAULT, settings);
    }

    /** Like {@link #GridwireRedisCodec(UnaryOperator)}, by the settings of a grid. */
    GridwireRedisCodec(GridSettings settings, UnaryOperator<MarshallerBuilder> told) {
        this(new GridwireRedisValues(GridwireRedisCodec.class, settings, told, null));
    }

    private GridwireRedisCodec(GridwireRedisValues values) {
        this.values = values;
    }

    @Override
    public ByteBuffer encodeKey(String key) {
        return StringCodec.UTF8.encodeKey(key);
    }

    @Override
    public String decodeKey(ByteBuffer bytes) {
        return StringCodec.UTF8.decodeKey(bytes);
    }

    /**
     * Writes a value. If it is refused, this throws an {@link IOException}, whose message names the remedy. After a {@link
     * RuntimeException}, Lettuce would still wait for the command's reply, and hand each later reply to the command before
     * (Lettuce issues 1029 and 2012). It can be a {@link GridwireException} once every supported Lettuce has pull request 3443.
     */
    @Override
    public ByteBuffer encodeValue(@Nullable V value) {
        try {
            return ByteBuffer.wrap(values.write(value));
        } catch (RuntimeException e) {
            throw GridwireRedisCodec.<RuntimeException>unchecked(new IOException(e.getMessage(), e));
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E unchecked(IOException failure) throws E {
        throw (E) failure;
    }

    /**
     * Reads a value.
     *
     * @throws GridwireException if it is refused; the message names the remedy. The command fails with it
     */
    @Override
    @SuppressWarnings("unchecked")
    public @Nullable V decodeValue(ByteBuffer bytes) {
        return (V) decodeValue(bytes, null);
    }

    /** Like {@link #decodeValue(ByteBuffer)}, but a given loader finds the classes. */
    @Nullable Object decodeValue(ByteBuffer bytes, @Nullable ClassLoader reading) {
        Object value = values.read(bytes, reading, refusal -> null);
        bytes.position(bytes.limit());
        return value;
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
