// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.AbsentContract;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.LoopbackRedis;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.grid.contract.Shop;
import dev.gridwire.grid.contract.Shop.Item;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisFuture;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.serializer.RedisSerializer;

/** The contract in a real Redis, through Lettuce alone. */
@AtDoor("Lettuce")
class LettuceContractTest extends RollingContract implements AbsentContract {

    private static final GridwireRedisCodec<Object> CODEC = new GridwireRedisCodec<>(RollingContract::allowed);
    private static final int COMMANDS = 200;

    private static LoopbackRedis redis;
    private static RedisClient client;
    private static StatefulRedisConnection<String, Object> connection;

    @BeforeAll
    static void start() throws Exception {
        redis = LoopbackRedis.start();
        client = RedisClient.create("redis://127.0.0.1:" + redis.port());
        connection = client.connect(CODEC);
    }

    @AfterAll
    static void stop() throws Exception {
        client.shutdown(0, 1, TimeUnit.SECONDS);
        redis.close();
    }

    @Override
    protected void put(Object key, Object value) {
        connection.sync().set(key.toString(), value);
    }

    @Override
    protected Object get(Object key) {
        return connection.sync().get(key.toString());
    }

    @Override
    protected byte[] write(Object value) {
        return bytes(CODEC, value);
    }

    private static byte[] bytes(RedisCodec<String, Object> codec, Object value) {
        ByteBuffer buffer = codec.encodeValue(value);
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    /** Lettuce reads into native memory. */
    private static ByteBuffer direct(byte[] bytes) {
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return CODEC.decodeValue(direct(bytes), loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireRedisCodec<>(settings));
    }

    private static Door door(RedisCodec<String, Object> codec) {
        return Door.of(value -> bytes(codec, value), bytes -> codec.decodeValue(ByteBuffer.wrap(bytes)));
    }

    @Override
    protected Door former() {
        return Door.of(RedisSerializer.java()::serialize, RedisSerializer.java()::deserialize);
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireRedisCodec<>(new GridSettings(false, true, false), settings));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return door(settings);
    }

    @Override
    public Door absent(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireRedisCodec<>(new GridSettings(true, true, true), settings));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof GridwireException;
    }

    /** Otherwise each later command gets the reply to another one. */
    @Test
    void aRefusedValueFailsItsCommandAlone() throws Exception {
        List<RedisFuture<Object>> replies = new ArrayList<>();
        List<RedisFuture<String>> refused = new ArrayList<>();
        for (int i = 0; i < COMMANDS; i++) {
            connection.async().set("item " + i, new Item("item", BigDecimal.valueOf(i), List.of()));
            refused.add(connection.async().set("item " + i, new Shop.Refused()));
            replies.add(connection.async().get("item " + i));
        }
        for (int i = 0; i < COMMANDS; i++) {
            assertThat(replies.get(i).get(9, TimeUnit.SECONDS)).isEqualTo(new Item("item", BigDecimal.valueOf(i), List.of()));
            RedisFuture<String> each = refused.get(i);
            assertThat(catchThrowable(() -> each.get(9, TimeUnit.SECONDS))).hasStackTraceContaining("java.lang.Thread");
        }
    }

    @Test
    void aValueThatCannotBeReadFailsItsCommandAlone() throws Exception {
        try (StatefulRedisConnection<String, byte[]> stranger =
                client.connect(RedisCodec.of(CODEC, ByteArrayCodec.INSTANCE))) {
            stranger.sync().set("strange", "no payload".getBytes(StandardCharsets.UTF_8));
        }
        RedisFuture<Object> strange = connection.async().get("strange");
        RedisFuture<Object> absent = connection.async().get("absent");
        assertThat(catchThrowable(() -> strange.get(9, TimeUnit.SECONDS))).hasCauseInstanceOf(GridwireException.class);
        assertThat(absent.get(9, TimeUnit.SECONDS)).isNull();
        assertThat(connection.sync().del("strange")).isEqualTo(1);
    }

    @Test
    void keysAreTextAndCanBeAnothersOwn() {
        Item tea = new Item("tea", BigDecimal.TEN, List.of());
        connection.sync().set("tée", tea);
        byte[] key = "tée".getBytes(StandardCharsets.UTF_8);
        try (StatefulRedisConnection<byte[], Object> bytes = client.connect(RedisCodec.of(ByteArrayCodec.INSTANCE, CODEC))) {
            assertThat(bytes.sync().get(key)).isEqualTo(tea);
        }
        assertThat(connection.sync().keys("t*e")).contains("tée");
    }
}
