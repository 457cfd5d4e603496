// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.io.Closeable;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.ehcache.impl.serialization.CompactJavaSerializer;
import org.ehcache.spi.persistence.StateRepository;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.serialization.SerializerException;
import org.ehcache.spi.serialization.StatefulSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Serializes a cache's keys and values with Gridwire: off the heap, on disk, and where a cache on the heap copies them. It
 * reads values of plain Java serialization under the same policy; {@link #replacing} also reads values of another serializer.
 * Thread-safe.
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
    /** Reads values that are neither Gridwire's nor Java's, and may write; null if there are none. */
    private final @Nullable Serializer<T> former;
    private final boolean isWriting;

    /**
     * Creates one from {@code gridwire.properties}. Without that file, it serves the application's own classes. Ehcache calls
     * this constructor with the cache's loader.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireEhcacheSerializer(ClassLoader loader) {
        this(loader, null, true);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireEhcacheSerializer(ClassLoader loader, UnaryOperator<MarshallerBuilder> settings) {
        this(loader, null, true, settings);
    }

    private GridwireEhcacheSerializer(ClassLoader loader, @Nullable Serializer<T> former, boolean isWriting) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.former = former;
        this.isWriting = isWriting;
        this.codec = GridCodec.asConfigured(GridwireEhcacheSerializer.class, this::begin);
    }

    /** Like {@link #GridwireEhcacheSerializer(ClassLoader, UnaryOperator)}, perhaps with a replaced serializer. */
    GridwireEhcacheSerializer(ClassLoader loader, @Nullable Serializer<T> former, boolean isWriting,
            UnaryOperator<MarshallerBuilder> settings) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.former = former;
        this.isWriting = isWriting;
        this.codec = GridCodec.asTold(GridwireEhcacheSerializer.class, this::begin, settings);
    }

    /**
     * Creates one from the settings that also reads what another serializer wrote, for disks that are there already. Payloads
     * get a checksum of five bytes, which tells them from values of serializers that mark nothing, such as Kryo's. The other
     * serializer reads by its own rules: neither type policy nor limits hold for it. If the settings name a seal, {@code
     * seal-accepts=replaced} must let it in. With {@code ehcache.write=false}, the other serializer still writes.
     *
     * <pre>{@code
     * caches.withValueSerializer(GridwireEhcacheSerializer.replacing(loader, new CompactJavaSerializer<>(loader)));
     * }</pre>
     *
     * @throws IllegalArgumentException if the settings are not valid; the message names the mistake
     */
    public static <T> GridwireEhcacheSerializer<T> replacing(ClassLoader loader, Serializer<T> former) {
        boolean isWriting =
                GridSettings.read(GridwireEhcacheSerializer.class, "ehcache", "write", "enabled").isWriting();
        return new GridwireEhcacheSerializer<>(loader, Objects.requireNonNull(former, "former"), isWriting);
    }

    private MarshallerBuilder begin(MarshallerBuilder builder) {
        MarshallerBuilder base = HibernateTypes.allow(builder).schemas(schemas);
        return former == null ? base : FormerReader.mark(base);
    }

    /** Takes the place that keeps schemas beside the values, so that values need not carry them. Ehcache calls it. */
    @Override
    public void init(StateRepository repository) {
        if (former instanceof StatefulSerializer<T> stateful) {
            stateful.init(repository);
            schemas.addShared(repository, loader);
        } else {
            schemas.add(repository);
        }
    }

    /**
     * Writes a key or a value.
     *
     * @throws SerializerException if it is refused; the message names the remedy
     */
    @Override
    public ByteBuffer serialize(T value) {
        try {
            return former == null || isWriting ? ByteBuffer.wrap(codec.write(value)) : former.serialize(value);
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
    public @Nullable T read(ByteBuffer buffer) {
        return read(buffer, loader);
    }

    /** Like {@link #read(ByteBuffer)}, but another loader finds the classes. */
    @SuppressWarnings("unchecked") // The cache declared the type and checks it.
    @Nullable T read(ByteBuffer buffer, ClassLoader reading) {
        try {
            return (T) codec.read(buffer, reading, former == null ? null : new OfFormer(former));
        } catch (GridwireException e) {
            throw new SerializerException(e.getMessage(), e);
        }
    }

    /** Reads values of the replaced serializer. Ehcache's own writes streams with classes as numbers, which only it knows. */
    private record OfFormer(Serializer<?> former) implements FormerReader {

        @Override
        public @Nullable Object read(ByteBuffer bytes) throws ClassNotFoundException {
            return former.read(bytes);
        }

        @Override
        public boolean takesJavaStreams() {
            return former instanceof CompactJavaSerializer;
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
