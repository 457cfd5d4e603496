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
 * Serializes the keys and values of a cache by Gridwire: off the heap, on disk, and where a cache on the heap copies them. Values
 * of plain Java serialization are read under the same policy. Thread-safe.
 *
 * <p>Ehcache tells nobody when a value cannot be serialized: it drops the entry. The log does, once for each cause.
 *
 * <pre>{@code
 * CacheConfigurationBuilder.newCacheConfigurationBuilder(Long.class, Order.class, offheap(64, MemoryUnit.MB))
 *         .withValueSerializer(new GridwireEhcacheSerializer<>(loader));
 * }</pre>
 *
 * @param <T> what the cache says that it holds
 */
public final class GridwireEhcacheSerializer<T> implements StatefulSerializer<T>, Closeable {

    private final ClassLoader loader;
    private final StateSchemas schemas = new StateSchemas();
    private final GridCodec codec;

    /**
     * Makes one as {@code gridwire.properties} says: without one, for the application's own classes. Ehcache calls it with the
     * loader of the cache.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireEhcacheSerializer(ClassLoader loader) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.codec = GridCodec.asConfigured(GridwireEhcacheSerializer.class, this::begin);
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireEhcacheSerializer(ClassLoader loader, UnaryOperator<MarshallerBuilder> settings) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.codec = GridCodec.asTold(GridwireEhcacheSerializer.class, this::begin, settings);
    }

    private MarshallerBuilder begin(MarshallerBuilder builder) {
        return HibernateTypes.allow(builder).schemas(schemas);
    }

    /** Takes the place where schemas are kept beside the values, so that these need not carry them. Ehcache calls it. */
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
     * Reads what is left of a buffer.
     *
     * @throws SerializerException if it is refused; the message names the remedy
     */
    @Override
    public T read(ByteBuffer buffer) {
        return read(buffer, loader);
    }

    /** As {@link #read(ByteBuffer)}, of classes that another loader finds. */
    @SuppressWarnings("unchecked") // As the cache was declared; it checks itself.
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
