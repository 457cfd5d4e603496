// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.io.ByteBuffer;
import org.infinispan.commons.io.ByteBufferImpl;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.MarshallingException;
import org.jspecify.annotations.Nullable;

/**
 * Serializes everything that Infinispan's embedded caches send to other nodes or store, and everything that Hot Rod clients
 * send: keys, values, tasks and lambdas. Values are plain classes and records, without a schema of ProtoStream. Values of Java
 * serialization are read under the same policy; {@link #replacing} also reads values of another marshaller. Thread-safe.
 *
 * <p>Infinispan's classes for Spring cast the marshaller of Java's media type to {@code JavaSerializationMarshaller}, hence the
 * superclass. All of its methods are overridden.
 *
 * <pre>{@code
 * GlobalConfigurationBuilder global = GlobalConfigurationBuilder.defaultClusteredBuilder();
 * global.serialization().marshaller(new GridwireMarshaller());
 * EmbeddedCacheManager caches = new DefaultCacheManager(global.build());
 * }</pre>
 */
public final class GridwireMarshaller extends JavaSerializationMarshaller implements AutoCloseable {

    /** Infinispan's name for the bytes of Gridwire. */
    public static final MediaType MEDIA_TYPE = MediaType.fromString("application/x-gridwire");

    /** The classes of nearly all keys that Java serialization wrote. */
    private static final Set<Class<?>> JAVA_KEYS = Set.of(String.class, Integer.class, Long.class, UUID.class);

    private final GridCodec codec;
    /** Reads values that are neither Gridwire's nor Java's, and may write; null if there are none. */
    private final @Nullable Marshaller former;
    private final boolean isWriting;
    /** Whether null stands for a value that cannot be read. */
    private final boolean isAbsent;
    private final MediaType mediaType;
    private volatile @Nullable ClassLoader loader;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireMarshaller() {
        this(GridCodec.asConfigured(GridwireMarshaller.class, InfinispanTypes::allow), null, true, false, MEDIA_TYPE);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireMarshaller(UnaryOperator<MarshallerBuilder> settings) {
        this(GridCodec.asTold(GridwireMarshaller.class, InfinispanTypes::allow, Objects.requireNonNull(settings, "settings")),
                null, true, false, MEDIA_TYPE);
    }

    private GridwireMarshaller(
            GridCodec codec, @Nullable Marshaller former, boolean isWriting, boolean isAbsent, MediaType mediaType) {
        this.codec = codec;
        this.former = former;
        this.isWriting = isWriting;
        this.isAbsent = isAbsent;
        this.mediaType = mediaType;
    }

    /**
     * Creates one from the settings in place of Infinispan's {@code JavaSerializationMarshaller}. It has that one's media type,
     * so caches of that type need no change, and it reads that one's values under the type policy.
     *
     * <p>Servers, and caches of bytes, find entries by the bytes of keys. So strings, numbers and UUIDs stay Java's, unless the
     * settings name a seal. Entries with keys of other classes are not found: store them anew.
     *
     * <p>With {@code infinispan.write=false}, Java serialization still writes. A first restart of all processes with it teaches
     * them to read Gridwire's values; a second one without it lets them write.
     *
     * @throws IllegalArgumentException if the settings are not valid; the message names the mistake
     */
    public static GridwireMarshaller replacingJava() {
        return replacingJava(GridCodec.asConfigured(GridwireMarshaller.class, InfinispanTypes::allow), isWriting());
    }

    /** Like {@link #replacingJava()}, but from code alone. */
    static GridwireMarshaller replacingJava(boolean isWriting, UnaryOperator<MarshallerBuilder> told) {
        return replacingJava(GridCodec.asTold(GridwireMarshaller.class, InfinispanTypes::allow, told), isWriting);
    }

    private static GridwireMarshaller replacingJava(GridCodec codec, boolean isWriting) {
        return new GridwireMarshaller(codec, null, isWriting, false, MediaType.APPLICATION_SERIALIZED_OBJECT);
    }

    private static boolean isWriting() {
        return GridSettings.read(GridwireMarshaller.class, "infinispan", "write", "enabled").isWriting();
    }

    /**
     * Creates one from the settings that also reads what another marshaller wrote. Payloads get a checksum of five bytes, which
     * tells them from values of marshallers that mark nothing. The other marshaller reads by its own rules: neither type policy
     * nor limits hold for it. If the settings name a seal, {@code seal-accepts=replaced} must let it in.
     *
     * <p>Infinispan does not tell a marshaller keys from values, and finds entries by the bytes of keys. So let the other
     * marshaller write the keys: name it for them in a {@code DataFormat}. This one has the other's media type, so that a server
     * takes its bytes as before.
     *
     * <p>With {@code infinispan.write=false}, the other marshaller still writes. A first restart of all processes with it
     * teaches them to read Gridwire's values; a second one without it lets them write.
     *
     * <pre>{@code
     * DataFormat.builder().keyMarshaller(former).valueMarshaller(GridwireMarshaller.replacing(former)).build();
     * }</pre>
     *
     * @throws IllegalArgumentException if the settings are not valid; the message names the mistake
     */
    public static GridwireMarshaller replacing(Marshaller former) {
        return new GridwireMarshaller(GridCodec.asConfigured(GridwireMarshaller.class, GridwireMarshaller::marked),
                Objects.requireNonNull(former, "former"), isWriting(), false, former.mediaType());
    }

    /** Like {@link #replacing(Marshaller)}, but from code alone. */
    static GridwireMarshaller replacing(Marshaller former, boolean isWriting, UnaryOperator<MarshallerBuilder> told) {
        return new GridwireMarshaller(
                GridCodec.asTold(GridwireMarshaller.class, GridwireMarshaller::marked, told), former, isWriting, false,
                former.mediaType());
    }

    private static MarshallerBuilder marked(MarshallerBuilder builder) {
        return FormerReader.mark(InfinispanTypes.allow(builder));
    }

    /**
     * Returns one for the values of a Hot Rod client that reads null in place of a value that is refused. The value stays; the
     * refusal is counted and logged. Name it in a {@code DataFormat} for values alone: a key cannot be null. It is not for
     * embedded caches, whose marshaller also reads what nodes send to each other. Both have the same statistics, and {@link
     * #close} ends those of both.
     *
     * <pre>{@code
     * DataFormat.builder().keyMarshaller(marshaller).valueMarshaller(marshaller.absentIfUnreadable()).build();
     * }</pre>
     */
    public GridwireMarshaller absentIfUnreadable() {
        GridwireMarshaller lenient = new GridwireMarshaller(codec, former, isWriting, true, mediaType);
        lenient.loader = loader;
        return lenient;
    }

    /**
     * Takes the class loader of the cache manager. Its list of allowed classes is not used; Gridwire's policy decides. A list
     * without a loader, as Infinispan's classes for Spring pass later, does not change the loader.
     */
    @Override
    public void initialize(ClassAllowList allowList) {
        ClassLoader given = allowList.getClassLoader();
        if (given != null) {
            loader = given;
        }
        if (former != null) {
            former.initialize(allowList);
        }
    }

    /**
     * Writes a value.
     *
     * @throws MarshallingException if it is refused; the message names the remedy
     */
    @Override
    public byte[] objectToByteBuffer(@Nullable Object value) {
        try {
            return former == null ? write(value) : isWriting ? codec.write(value) : former.objectToByteBuffer(value);
        } catch (GridwireException e) {
            throw new MarshallingException(e.getMessage(), e);
        } catch (IOException e) {
            throw new MarshallingException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MarshallingException(e);
        }
    }

    private byte[] write(@Nullable Object value) {
        return isWriting && (mediaType == MEDIA_TYPE || !isJavaKey(value)) ? codec.write(value) : codec.writeJava(value);
    }

    private boolean isJavaKey(@Nullable Object value) {
        return value != null && JAVA_KEYS.contains(value.getClass()) && !codec.seals(value.getClass());
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
            Marshaller other = former;
            FormerReader reader = other == null ? null : rest -> other.objectFromByteBuffer(FormerReader.copy(rest));
            return codec.read(java.nio.ByteBuffer.wrap(bytes, offset, length), reading, reader);
        } catch (GridwireException e) {
            if (isAbsent) {
                return codec.absent(e);
            }
            throw new MarshallingException(e.getMessage(), e);
        }
    }

    /** Whether the value can be written. Infinispan asks before it sends a task. */
    @Override
    public boolean isMarshallable(@Nullable Object value) {
        try {
            objectToByteBuffer(value);
            return true;
        } catch (MarshallingException e) {
            return false;
        }
    }

    @Override
    public MediaType mediaType() {
        return mediaType;
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
