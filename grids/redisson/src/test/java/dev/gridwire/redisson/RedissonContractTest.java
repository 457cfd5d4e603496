// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.AbsentContract;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.grid.contract.Shop.Item;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.redisson.api.RBucket;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.ByteArrayCodec;
import org.redisson.client.codec.Codec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.SerializationCodec;
import org.redisson.config.Config;

/** The contract in a real Redis, through a map of Redisson's; one client writes, another one reads. */
@AtDoor("Redisson")
class RedissonContractTest extends RollingContract implements AbsentContract {

    private static final GridwireCodec CODEC = new GridwireCodec(RollingContract::allowed);

    private static RealRedis redis;
    private static RedissonClient writer;
    private static RedissonClient reader;

    @BeforeAll
    static void start() throws Exception {
        redis = RealRedis.start();
        writer = redis.client(CODEC);
        reader = redis.client(CODEC);
    }

    @AfterAll
    static void stop() throws Exception {
        redis.close();
    }

    @Override
    protected void put(Object key, Object value) {
        writer.getMap("contract").put(key, value);
    }

    @Override
    protected Object get(Object key) {
        return reader.getMap("contract").get(key);
    }

    @Override
    protected byte[] write(Object value) throws Exception {
        return ByteBufUtil.getBytes(CODEC.getValueEncoder().encode(value));
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return CODEC.read(Unpooled.wrappedBuffer(bytes), loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireCodec(settings));
    }

    static Door door(Codec codec) {
        return Door.of(
                value -> ByteBufUtil.getBytes(codec.getValueEncoder().encode(value)),
                bytes -> codec.getValueDecoder().decode(Unpooled.wrappedBuffer(bytes), null));
    }

    /** One that can write every kind of value; Redisson's default cannot. */
    @Override
    protected Door former() {
        return door(new SerializationCodec());
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return door(GridwireCodec.replacing(new SerializationCodec(), new GridSettings(false, true, false), settings));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return door(GridwireCodec.replacing(new SerializationCodec(), GridSettings.DEFAULT, settings));
    }

    @Override
    public Door absent(UnaryOperator<MarshallerBuilder> settings) {
        return door(GridwireCodec.replacing(new Kryo5Codec(), new GridSettings(true, true, true), settings));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return isRefusal(failure);
    }

    static boolean isRefusal(Throwable failure) {
        return failure instanceof GridwireException
                || failure instanceof IOException && failure.getCause() instanceof GridwireException;
    }

    @Test
    void aBufferWithoutAnArrayIsReadToo() throws Exception {
        Item item = new Item("tea", BigDecimal.TEN, List.of("green"));
        ByteBuf direct = Unpooled.directBuffer().writeBytes(write(item));
        try {
            assertThat(CODEC.getValueDecoder().decode(direct, null)).isEqualTo(item);
            assertThat(direct.isReadable()).isFalse();
        } finally {
            direct.release();
        }
    }

    @Test
    void aFileOfSettingsCanNameIt() throws Exception {
        Config config = Config.fromYAML("""
                singleServerConfig:
                  address: "redis://127.0.0.1:1"
                codec: !<dev.gridwire.redisson.GridwireCodec> {}
                """);
        assertThat(config.getCodec()).isInstanceOf(GridwireCodec.class);
    }

    /** A value that cannot be read is refused, can be removed, and hinders no other. */
    @Test
    void whatAStrangerPutIntoRedisIsRefusedAndCanBeRemoved() {
        reader.getBucket("strange", ByteArrayCodec.INSTANCE).set("no payload".getBytes(StandardCharsets.UTF_8));
        RBucket<Item> strange = reader.getBucket("strange");
        assertThat(catchThrowable(strange::get)).hasStackTraceContaining("dev.gridwire.error");
        reader.<Item>getBucket("plain").set(new Item("tea", BigDecimal.TEN, List.of()));
        assertThat(strange.delete()).isTrue();
        assertThat(strange.get()).isNull();
        assertThat(reader.<Item>getBucket("plain").get()).isEqualTo(new Item("tea", BigDecimal.TEN, List.of()));
    }
}
