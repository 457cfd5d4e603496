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
 * Serializes the values of Redisson's maps, sets, queues, topics, services and locks with Gridwire. Values of Java
 * serialization are read under the same policy; {@link #replacing} also reads values of another codec. Redis compares keys and
 * members as bytes, so those that contain hash containers need canonical bytes. Thread-safe.
 *
 * <pre>{@code
 * Config config = new Config();
 * config.setCodec(new GridwireCodec());
 * config.useSingleServer().setAddress("redis://127.0.0.1:6379");
 * RedissonClient redisson = Redisson.create(config);
 * }</pre>
 */
public final class GridwireCodec extends BaseCodec implements AutoCloseable {

    /** The bits of a payload's first byte that hold mark, version and seal. */
    private static final int SEALED_MASK = 0xf9;
    /** The value of these bits in a payload of version 1 that ends with a seal; see {@code docs/wire-format.md}. */
    private static final int SEALED = 0x89;

    private final @Nullable ClassLoader loader;
    private final GridCodec codec;
    /** Reads values that are not Gridwire's; null if there are none. */
    private final @Nullable Codec former;
    private final boolean isWriting;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireCodec() {
        this(null, GridCodec.asConfigured(GridwireCodec.class, RedissonTypes::allow), null, true);
    }

    /** Like {@link #GridwireCodec()}, for classes of a given loader. */
    public GridwireCodec(ClassLoader loader) {
        this(loader, GridCodec.asConfigured(GridwireCodec.class, RedissonTypes::allow), null, true);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireCodec(UnaryOperator<MarshallerBuilder> settings) {
        this(null, GridCodec.asTold(GridwireCodec.class, RedissonTypes::allow, Objects.requireNonNull(settings, "settings")),
                null, true);
    }

    /** Copies a codec for classes of another loader. Redisson calls it when a client starts. */
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
     * Creates a codec from the settings that also reads what another codec wrote. Payloads get a checksum of five bytes, which
     * tells them from values of codecs that mark nothing, such as Kryo's. The other codec still writes the keys of maps;
     * otherwise no entry would be found.
     *
     * <p>With {@code redisson.write=false} in the settings, the other codec still writes everything. A first restart of all
     * processes with it teaches them to read Gridwire's values; a second one without it lets them write.
     *
     * <pre>{@code
     * config.setCodec(GridwireCodec.replacing(new Kryo5Codec()));
     * }</pre>
     *
     * @throws IllegalArgumentException if the settings are not valid; the message names the mistake
     */
    public static GridwireCodec replacing(Codec former) {
        boolean isWriting = GridSettings.read(GridwireCodec.class, "redisson", "write", "enabled").isWriting();
        return replacing(former, isWriting, GridCodec.asConfigured(GridwireCodec.class, GridwireCodec::sealed));
    }

    /** Like {@link #replacing(Codec)}, but from code alone. */
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

    /** Reads the whole buffer without moving its position; a given loader finds the classes. */
    @Nullable Object read(ByteBuf bytes, @Nullable ClassLoader reading) {
        if (bytes.hasArray()) {
            return codec.read(bytes.array(), bytes.arrayOffset() + bytes.readerIndex(), bytes.readableBytes(), reading);
        }
        return codec.read(bytes.nioBuffer(), reading);
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
