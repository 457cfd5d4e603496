// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.io.ByteBuffer;
import org.infinispan.commons.io.ByteBufferImpl;
import org.infinispan.commons.marshall.AbstractMarshaller;
import org.infinispan.commons.marshall.MarshallingException;
import org.jspecify.annotations.Nullable;

/**
 * Serializes everything that Infinispan's embedded caches send to other nodes or store, and everything that Hot Rod clients
 * send: keys, values, tasks and lambdas. Values are plain classes and records, without a schema of ProtoStream. Values of Java
 * serialization are read under the same policy. Thread-safe.
 *
 * <pre>{@code
 * GlobalConfigurationBuilder global = GlobalConfigurationBuilder.defaultClusteredBuilder();
 * global.serialization().marshaller(new GridwireMarshaller());
 * EmbeddedCacheManager caches = new DefaultCacheManager(global.build());
 * }</pre>
 */
public final class GridwireMarshaller extends AbstractMarshaller implements AutoCloseable {

    /** Infinispan's name for the bytes of Gridwire. */
    public static final MediaType MEDIA_TYPE = MediaType.fromString("application/x-gridwire");

    private final GridCodec codec;
    private volatile @Nullable ClassLoader loader;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireMarshaller() {
        this(GridCodec.asConfigured(GridwireMarshaller.class, InfinispanTypes::allow));
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireMarshaller(UnaryOperator<MarshallerBuilder> settings) {
        this(GridCodec.asTold(GridwireMarshaller.class, InfinispanTypes::allow, Objects.requireNonNull(settings, "settings")));
    }

    private GridwireMarshaller(GridCodec codec) {
        this.codec = codec;
    }

    /** Takes the class loader of the cache manager. Its list of allowed classes is not used; Gridwire's policy decides. */
    @Override
    public void initialize(ClassAllowList allowList) {
        loader = allowList.getClassLoader();
    }

    /**
     * Writes a value.
     *
     * @throws MarshallingException if it is refused; the message names the remedy
     */
    @Override
    public byte[] objectToByteBuffer(@Nullable Object value) {
        try {
            return codec.write(value);
        } catch (GridwireException e) {
            throw new MarshallingException(e.getMessage(), e);
        }
    }

    // The inherited methods guess a size and copy; Gridwire knows the size once the value is written.

    /** Like {@link #objectToByteBuffer(Object)}. */
    @Override
    public byte[] objectToByteBuffer(@Nullable Object value, int estimatedBytes) {
        return objectToByteBuffer(value);
    }

    /** Like {@link #objectToByteBuffer(Object)}. */
    @Override
    public ByteBuffer objectToBuffer(@Nullable Object value) {
        return ByteBufferImpl.create(objectToByteBuffer(value));
    }

    /** Like {@link #objectToByteBuffer(Object)}. */
    @Override
    protected ByteBuffer objectToBuffer(@Nullable Object value, int estimatedBytes) {
        return objectToBuffer(value);
    }

    /**
     * Reads a value.
     *
     * @throws MarshallingException if it is refused; the message names the remedy
     */
    @Override
    public @Nullable Object objectFromByteBuffer(byte[] bytes, int offset, int length) {
        return read(bytes, offset, length, loader);
    }

    /** Like {@link #objectFromByteBuffer(byte[], int, int)}, but a given loader finds the classes. */
    @Nullable Object read(byte[] bytes, int offset, int length, @Nullable ClassLoader reading) {
        try {
            return codec.read(bytes, offset, length, reading);
        } catch (GridwireException e) {
            throw new MarshallingException(e.getMessage(), e);
        }
    }

    /** Whether the value can be written. Infinispan asks before it sends a task. */
    @Override
    public boolean isMarshallable(@Nullable Object value) {
        try {
            codec.write(value);
            return true;
        } catch (GridwireException e) {
            return false;
        }
    }

    @Override
    public MediaType mediaType() {
        return MEDIA_TYPE;
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
