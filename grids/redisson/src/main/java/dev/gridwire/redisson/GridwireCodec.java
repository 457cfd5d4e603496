// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.redisson.client.codec.BaseCodec;
import org.redisson.client.codec.Codec;
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

    private final @Nullable ClassLoader loader;
    private final GridCodec codec;
    /** Reads values that are not Gridwire's; null if there are none. */
    private final @Nullable Codec former;
    private final GridSettings settings;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireCodec() {
        this(null, GridCodec.asConfigured(GridwireCodec.class, RedissonTypes::allow), null, settings());
    }

    /** Like {@link #GridwireCodec()}, for classes of a given loader. */
    public GridwireCodec(ClassLoader loader) {
        this(loader, GridCodec.asConfigured(GridwireCodec.class, RedissonTypes::allow), null, settings());
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireCodec(UnaryOperator<MarshallerBuilder> settings) {
        this(null, GridCodec.asTold(GridwireCodec.class, RedissonTypes::allow, Objects.requireNonNull(settings, "settings")),
                null, GridSettings.DEFAULT);
    }

    /** Copies a codec for classes of another loader. Redisson calls it when a client starts. */
    public GridwireCodec(ClassLoader loader, GridwireCodec codec) {
        this(loader, codec.codec, codec.former, codec.settings);
    }

    private GridwireCodec(@Nullable ClassLoader loader, GridCodec codec, @Nullable Codec former, GridSettings settings) {
        this.loader = loader;
        this.codec = codec;
        this.former = former;
        this.settings = settings;
    }

    private static GridSettings settings() {
        return GridSettings.read(GridwireCodec.class, "redisson", "write", "enabled", "unreadable");
    }

    /**
     * Creates a codec from the settings that also reads what another codec wrote. Payloads get a checksum of five bytes, which
     * tells them from values of codecs that mark nothing, such as Kryo's. The other codec still writes the keys of maps;
     * otherwise no entry would be found. The other codec reads by its own rules: neither type policy nor limits hold for it.
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
        return replacing(former, settings(), GridCodec.asConfigured(GridwireCodec.class, GridwireCodec::marked));
    }

    /** Like {@link #replacing(Codec)}, but from code alone. */
    static GridwireCodec replacing(Codec former, GridSettings settings, UnaryOperator<MarshallerBuilder> told) {
        return replacing(former, settings, GridCodec.asTold(GridwireCodec.class, GridwireCodec::marked, told));
    }

    private static GridwireCodec replacing(Codec former, GridSettings settings, GridCodec codec) {
        return new GridwireCodec(null, codec, Objects.requireNonNull(former, "former"), settings);
    }

    private static MarshallerBuilder marked(MarshallerBuilder builder) {
        return FormerReader.mark(RedissonTypes.allow(builder));
    }

    @Override
    public Encoder getValueEncoder() {
        return former != null && !settings.isWriting() ? former.getValueEncoder() : this::encode;
    }

    @Override
    public Decoder<Object> getValueDecoder() {
        return decoder(former == null ? null : former.getValueDecoder(), settings.isAbsent());
    }

    @Override
    public Encoder getMapKeyEncoder() {
        return former == null ? getValueEncoder() : former.getMapKeyEncoder();
    }

    /** An unreadable key is always refused: null is no key. */
    @Override
    public Decoder<Object> getMapKeyDecoder() {
        return decoder(former == null ? null : former.getMapKeyDecoder(), false);
    }

    @Override
    public Encoder getMapValueEncoder() {
        return former != null && !settings.isWriting() ? former.getMapValueEncoder() : getValueEncoder();
    }

    @Override
    public Decoder<Object> getMapValueDecoder() {
        return decoder(former == null ? null : former.getMapValueDecoder(), settings.isAbsent());
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

    private Decoder<Object> decoder(@Nullable Decoder<Object> other, boolean isAbsent) {
        return (bytes, state) -> {
            FormerReader reader = other == null ? null : rest -> other.decode(Unpooled.wrappedBuffer(rest), state);
            try {
                return codec.read(bytes.nioBuffer(), loader, reader);
            } catch (GridwireException e) {
                if (isAbsent) {
                    return codec.absent(e);
                }
                throw new IOException(e.getMessage(), e);
            } finally {
                bytes.readerIndex(bytes.writerIndex());
            }
        };
    }

    /** Reads the whole buffer without moving its position; a given loader finds the classes. */
    @Nullable Object read(ByteBuf bytes, @Nullable ClassLoader reading) {
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
