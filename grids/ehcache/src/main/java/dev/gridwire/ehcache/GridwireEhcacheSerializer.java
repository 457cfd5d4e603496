// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import java.io.Closeable;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.ehcache.spi.persistence.StateRepository;
import org.ehcache.spi.serialization.SerializerException;
import org.ehcache.spi.serialization.StatefulSerializer;

/**
 * Serializes a cache's keys and values with Gridwire: off the heap, on disk, and where a cache on the heap copies them. It
 * reads values of plain Java serialization under the same policy. Thread-safe.
 *
 * <p>If a value cannot be serialized, Ehcache silently drops the entry. Gridwire logs it, once for each cause.
 *
 * <pre>{@code
 * CacheConfigurationBuilder.newCacheConfigurationBuilder(Long.class, Order.class, offheap(64, MemoryUnit.MB))
 *         .withValueSerializer(new GridwireEhcacheSerializer<>(loader));
 * }</pre>
 *
 * @param <T> the declared type of the cache's keys or values
 */
public final class GridwireEhcacheSerializer<T> implements StatefulSerializer<T>, Closeable {

    private final ClassLoader loader;
    private final StateSchemas schemas = new StateSchemas();
    private final GridCodec codec;

    /**
     * Creates one from {@code gridwire.properties}. Without that file, it serves the application's own classes. Ehcache calls
     * this constructor with the cache's loader.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireEhcacheSerializer(ClassLoader loader) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.codec = GridCodec.asConfigured(GridwireEhcacheSerializer.class, this::begin);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireEhcacheSerializer(ClassLoader loader, UnaryOperator<MarshallerBuilder> settings) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.codec = GridCodec.asTold(GridwireEhcacheSerializer.class, this::begin, settings);
    }

    private MarshallerBuilder begin(MarshallerBuilder builder) {
        return HibernateTypes.allow(builder).schemas(schemas);
    }

    /** Takes the place that keeps schemas beside the values, so that values need not carry them. Ehcache calls it. */
    @Override
    public void init(StateRepository repository) {
        schemas.add(repository);
    }

    /**
     * Writes a key or a value.
     *
     * @throws SerializerException if it is refused; the message names the remedy
     */
    @Override
    public ByteBuffer serialize(T value) {
        try {
            return ByteBuffer.wrap(codec.write(value));
        } catch (GridwireException e) {
            throw new SerializerException(e.getMessage(), e);
        }
    }

    /**
     * Reads the rest of a buffer.
     *
     * @throws SerializerException if it is refused; the message names the remedy
     */
    @Override
    public T read(ByteBuffer buffer) {
        return read(buffer, loader);
    }

    /** Like {@link #read(ByteBuffer)}, but another loader finds the classes. */
    @SuppressWarnings("unchecked") // The cache declared the type and checks it.
    T read(ByteBuffer buffer, ClassLoader reading) {
        try {
            return (T) codec.read(buffer, reading);
        } catch (GridwireException e) {
            throw new SerializerException(e.getMessage(), e);
        }
    }

    /** Compares objects, not bytes, so that keys need no canonical form. */
    @Override
    public boolean equals(T value, ByteBuffer buffer) {
        return value.equals(read(buffer));
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
