// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.redis.GridwireRedisValues.Former;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/**
 * Serializes the values of Spring's templates, caches and sessions with Gridwire. It also reads the values that Java
 * serialization, Spring's default, wrote earlier; the same policy applies to them. {@link #replacing} also reads values of
 * another serializer. An empty array of bytes stands for {@code null}. Thread-safe.
 *
 * <p>With {@code redis.write=false} in the settings, the other serializer still writes. A first restart of all processes with it
 * teaches them to read Gridwire's values; a second one without it lets them write.
 *
 * <p>With {@code redis.unreadable=absent}, {@code null} stands for a value that is refused, and the value stays.
 *
 * <pre>{@code
 * RedisTemplate<String, Object> template = new RedisTemplate<>();
 * template.setKeySerializer(RedisSerializer.string());
 * template.setDefaultSerializer(new GridwireRedisSerializer());
 * }</pre>
 */
public final class GridwireRedisSerializer implements RedisSerializer<Object>, AutoCloseable {

    private final GridwireRedisValues values;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireRedisSerializer() {
        this(new GridwireRedisValues(GridwireRedisSerializer.class, null, (Former) null));
    }

    /**
     * Like {@link #GridwireRedisSerializer()}, for classes of a given loader: Spring's developer tools create a new loader for
     * each restart.
     */
    public GridwireRedisSerializer(ClassLoader loader) {
        this(new GridwireRedisValues(GridwireRedisSerializer.class, loader, (Former) null));
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireRedisSerializer(UnaryOperator<MarshallerBuilder> settings) {
        this(GridSettings.DEFAULT, null, settings);
    }

    /** Like {@link #GridwireRedisSerializer(UnaryOperator)}, with more settings and perhaps a replaced serializer. */
    GridwireRedisSerializer(GridSettings settings, @Nullable RedisSerializer<?> former, UnaryOperator<MarshallerBuilder> told) {
        this(new GridwireRedisValues(
                GridwireRedisSerializer.class, settings, told, former == null ? null : Replaced.of(former)));
    }

    private GridwireRedisSerializer(GridwireRedisValues values) {
        this.values = values;
    }

    /** Spring's serializer that Gridwire replaces. */
    private record Replaced(RedisSerializer<Object> serializer) implements Former {

        @SuppressWarnings("unchecked") // A serializer of another type refuses what it cannot write, as it did before.
        static Replaced of(RedisSerializer<?> serializer) {
            return new Replaced((RedisSerializer<Object>) serializer);
        }

        @Override
        public byte[] write(Object value) {
            return serializer.serialize(value);
        }

        @Override
        public @Nullable Object read(ByteBuffer bytes) {
            return serializer.deserialize(FormerReader.copy(bytes));
        }
    }

    /**
     * Creates one from the settings that also reads what another serializer wrote. Payloads get a checksum of five bytes, which
     * tells them from values of serializers that mark nothing, such as Kryo's. The other serializer reads by its own rules:
     * neither type policy nor limits hold for it. If the settings name a seal, {@code seal-accepts=replaced} must let it in.
     *
     * <pre>{@code
     * template.setDefaultSerializer(GridwireRedisSerializer.replacing(new GenericJackson2JsonRedisSerializer()));
     * }</pre>
     *
     * @throws IllegalArgumentException if the settings are not valid; the message names the mistake
     */
    public static GridwireRedisSerializer replacing(RedisSerializer<?> former) {
        return replacing(null, former);
    }

    /** Like {@link #replacing(RedisSerializer)}, for classes of a given loader; null for the application's. */
    public static GridwireRedisSerializer replacing(@Nullable ClassLoader loader, RedisSerializer<?> former) {
        Replaced replaced = Replaced.of(Objects.requireNonNull(former, "former"));
        return new GridwireRedisSerializer(new GridwireRedisValues(GridwireRedisSerializer.class, loader, replaced));
    }

    /**
     * Writes a value.
     *
     * @throws SerializationException if it is refused; the message names the remedy
     */
    @Override
    public byte[] serialize(@Nullable Object value) {
        try {
            return values.write(value);
        } catch (GridwireException e) {
            throw refused(e);
        }
    }

    /**
     * Reads a value.
     *
     * @return null also for an unreadable value, if the settings say that it counts as absent
     * @throws SerializationException if it is refused; the message names the remedy. Spring can still evict the entry
     */
    @Override
    public @Nullable Object deserialize(byte @Nullable [] bytes) {
        return deserialize(bytes, null, refusal -> null);
    }

    /** Like {@link #deserialize(byte[])}, but a given loader finds the classes. */
    @Nullable Object deserialize(byte @Nullable [] bytes, @Nullable ClassLoader reading) {
        return deserialize(bytes, reading, refusal -> null);
    }

    /**
     * Like {@link #deserialize(byte[])}, but the caller says what stands for an unreadable value that counts as absent.
     *
     * @param absent asked only if the settings say so; may throw the exception that it gets
     */
    public @Nullable Object deserialize(
            byte @Nullable [] bytes, Function<SerializationException, @Nullable Object> absent) {
        return deserialize(bytes, null, absent);
    }

    private @Nullable Object deserialize(byte @Nullable [] bytes, @Nullable ClassLoader reading,
            Function<SerializationException, @Nullable Object> absent) {
        if (bytes == null) {
            return null;
        }
        try {
            return values.read(ByteBuffer.wrap(bytes), reading, refusal -> absent.apply(refused(refusal)));
        } catch (GridwireException e) {
            throw refused(e);
        }
    }

    private static SerializationException refused(GridwireException refusal) {
        return new SerializationException(refusal.getMessage(), refusal);
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
