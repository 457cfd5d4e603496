// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.seal.Seal;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.redisson.client.codec.BaseCodec;
import org.redisson.client.codec.Codec;
import org.redisson.client.handler.State;
import org.redisson.client.protocol.Decoder;
import org.redisson.client.protocol.Encoder;

/**
 * Serializes the values of Redisson's maps, sets, queues, topics, services and locks by Gridwire. Values of Java serialization
 * are read under the same policy; those of another codec by {@link #replacing}. Redis compares keys and members as bytes: those
 * that hold hash containers need canonical bytes. Thread-safe.
 *
 * <pre>{@code
 * Config config = new Config();
 * config.setCodec(new GridwireCodec());
 * config.useSingleServer().setAddress("redis://127.0.0.1:6379");
 * RedissonClient redisson = Redisson.create(config);
 * }</pre>
 */
public final class GridwireCodec extends BaseCodec implements AutoCloseable {

    /** Of a payload's first byte: the bits of mark, version and seal. */
    private static final int SEALED_MASK = 0xf9;
    /** A payload of version 1 that ends with a seal, as {@code docs/wire-format.md} draws it. */
    private static final int SEALED = 0x89;

    private final @Nullable ClassLoader loader;
    private final GridCodec codec;
    /** Reads what is not Gridwire's; null where nothing else is there. */
    private final @Nullable Codec former;
    private final boolean isWriting;

    /**
     * Makes one as {@code gridwire.properties} says, which the thread's context class loader finds: without one, for the
     * application's own classes.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireCodec() {
        this(null, GridCodec.asConfigured(GridwireCodec.class, RedissonTypes::allow), null, true);
    }

    /** As {@link #GridwireCodec()}, for classes of one loader. */
    public GridwireCodec(ClassLoader loader) {
        this(loader, GridCodec.asConfigured(GridwireCodec.class, RedissonTypes::allow), null, true);
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireCodec(UnaryOperator<MarshallerBuilder> settings) {
        this(null, GridCodec.asTold(GridwireCodec.class, RedissonTypes::allow, Objects.requireNonNull(settings, "settings")),
                null, true);
    }

    /** The same codec for classes of another loader; Redisson calls it when a client starts. */
    public GridwireCodec(ClassLoader loader, GridwireCodec codec) {
        this(loader, codec.codec, codec.former, codec.isWriting);
    }

    private GridwireCodec(@Nullable ClassLoader loader, GridCodec codec, @Nullable Codec former, boolean isWriting) {
        this.loader = loader;
        this.codec = codec;
        this.former = former;
        this.isWriting = isWriting;
    }

    /**
     * Makes one, as configured, that also reads what another codec wrote. Payloads get a checksum, five bytes, by which they are
     * told from those of a codec that marks nothing, as Kryo's does. Keys of maps stay the other codec's, or no entry would be
     * found. With {@code redisson.write=false} in the settings the other codec still writes all: a first restart of all processes
     * teaches them to read, and a second one to write.
     *
     * <pre>{@code
     * config.setCodec(GridwireCodec.replacing(new Kryo5Codec()));
     * }</pre>
     *
     * @throws IllegalArgumentException if the settings are not right; the message names the mistake
     */
    public static GridwireCodec replacing(Codec former) {
        boolean isWriting = GridSettings.read(GridwireCodec.class, "redisson", "write", "enabled").isWriting();
        return replacing(former, isWriting, GridCodec.asConfigured(GridwireCodec.class, GridwireCodec::sealed));
    }

    /** As {@link #replacing(Codec)}, as told, and as no file tells. */
    static GridwireCodec replacing(Codec former, boolean isWriting, UnaryOperator<MarshallerBuilder> settings) {
        return replacing(former, isWriting, GridCodec.asTold(GridwireCodec.class, GridwireCodec::sealed, settings));
    }

    private static GridwireCodec replacing(Codec former, boolean isWriting, GridCodec codec) {
        return new GridwireCodec(null, codec, Objects.requireNonNull(former, "former"), isWriting);
    }

    private static MarshallerBuilder sealed(MarshallerBuilder builder) {
        return RedissonTypes.allow(builder).seal(Seal.crc32c().acceptingJava());
    }

    @Override
    public Encoder getValueEncoder() {
        return former != null && !isWriting ? former.getValueEncoder() : this::encode;
    }

    @Override
    public Decoder<Object> getValueDecoder() {
        Decoder<Object> other = former == null ? null : former.getValueDecoder();
        return (bytes, state) -> decode(bytes, state, other);
    }

    @Override
    public Encoder getMapKeyEncoder() {
        return former == null ? getValueEncoder() : former.getMapKeyEncoder();
    }

    @Override
    public Decoder<Object> getMapKeyDecoder() {
        Decoder<Object> other = former == null ? null : former.getMapKeyDecoder();
        return (bytes, state) -> decode(bytes, state, other);
    }

    @Override
    public Encoder getMapValueEncoder() {
        return former != null && !isWriting ? former.getMapValueEncoder() : getValueEncoder();
    }

    @Override
    public Decoder<Object> getMapValueDecoder() {
        Decoder<Object> other = former == null ? null : former.getMapValueDecoder();
        return (bytes, state) -> decode(bytes, state, other);
    }

    @Override
    public ClassLoader getClassLoader() {
        return loader == null ? super.getClassLoader() : loader;
    }

    private ByteBuf encode(@Nullable Object value) throws IOException {
        try {
            return Unpooled.wrappedBuffer(codec.write(value));
        } catch (GridwireException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private @Nullable Object decode(ByteBuf bytes, State state, @Nullable Decoder<Object> other) throws IOException {
        if (other != null && !isSealed(bytes) && !isOfJava(bytes)) {
            return other.decode(bytes, state);
        }
        try {
            Object value = read(bytes, loader);
            bytes.readerIndex(bytes.writerIndex());
            return value;
        } catch (GridwireException e) {
            if (other != null && !isOfJava(bytes)) {
                try {
                    return other.decode(bytes, state);
                } catch (IOException | RuntimeException neither) {
                    e.addSuppressed(neither);
                }
            }
            throw new IOException(e.getMessage(), e);
        }
    }

    private static boolean isSealed(ByteBuf bytes) {
        return bytes.isReadable() && (bytes.getByte(bytes.readerIndex()) & SEALED_MASK) == SEALED;
    }

    private static boolean isOfJava(ByteBuf bytes) {
        return bytes.readableBytes() > 1 && bytes.getShort(bytes.readerIndex()) == ObjectStreamConstants.STREAM_MAGIC;
    }

    /** Reads all that is there, of classes that a loader finds, and leaves the buffer where it was. */
    @Nullable Object read(ByteBuf bytes, @Nullable ClassLoader reading) {
        if (bytes.hasArray()) {
            return codec.read(bytes.array(), bytes.arrayOffset() + bytes.readerIndex(), bytes.readableBytes(), reading);
        }
        return codec.read(bytes.nioBuffer(), reading);
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
