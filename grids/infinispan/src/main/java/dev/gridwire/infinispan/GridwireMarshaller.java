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
 * Serializes what Infinispan's embedded caches send to other nodes or store, and what clients by Hot Rod do: keys, values,
 * tasks and lambdas. Plain classes and records, without a schema of ProtoStream. Values of Java serialization are read under
 * the same policy. Thread-safe.
 *
 * <pre>{@code
 * GlobalConfigurationBuilder global = GlobalConfigurationBuilder.defaultClusteredBuilder();
 * global.serialization().marshaller(new GridwireMarshaller());
 * EmbeddedCacheManager caches = new DefaultCacheManager(global.build());
 * }</pre>
 */
public final class GridwireMarshaller extends AbstractMarshaller implements AutoCloseable {

    /** What Infinispan calls bytes of Gridwire's. */
    public static final MediaType MEDIA_TYPE = MediaType.fromString("application/x-gridwire");

    private final GridCodec codec;
    private volatile @Nullable ClassLoader loader;

    /**
     * Makes one as {@code gridwire.properties} says, which the thread's context class loader finds: without one, for the
     * application's own classes.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireMarshaller() {
        this(GridCodec.asConfigured(GridwireMarshaller.class, InfinispanTypes::allow));
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireMarshaller(UnaryOperator<MarshallerBuilder> settings) {
        this(GridCodec.asTold(GridwireMarshaller.class, InfinispanTypes::allow, Objects.requireNonNull(settings, "settings")));
    }

    private GridwireMarshaller(GridCodec codec) {
        this.codec = codec;
    }

    /** Takes the class loader of the cache manager. Its list of classes is not asked: Gridwire's own policy is. */
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

    // What is inherited guesses sizes and copies, to make room for what is known here when it is written.

    /** As {@link #objectToByteBuffer(Object)}. */
    @Override
    public byte[] objectToByteBuffer(@Nullable Object value, int estimatedBytes) {
        return objectToByteBuffer(value);
    }

    /** As {@link #objectToByteBuffer(Object)}. */
    @Override
    public ByteBuffer objectToBuffer(@Nullable Object value) {
        return ByteBufferImpl.create(objectToByteBuffer(value));
    }

    /** As {@link #objectToByteBuffer(Object)}. */
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

    /** As {@link #objectFromByteBuffer(byte[], int, int)}, of classes that a loader finds. */
    @Nullable Object read(byte[] bytes, int offset, int length, @Nullable ClassLoader reading) {
        try {
            return codec.read(bytes, offset, length, reading);
        } catch (GridwireException e) {
            throw new MarshallingException(e.getMessage(), e);
        }
    }

    /** Whether it can be written; Infinispan asks before it sends a task. */
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
