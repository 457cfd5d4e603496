// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.TakeoverContract;
import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.grid.contract.former.FormerWriter;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.redisson.client.codec.BaseCodec;
import org.redisson.client.codec.Codec;
import org.redisson.client.protocol.Decoder;
import org.redisson.client.protocol.Encoder;
import org.redisson.codec.ForyCodec;
import org.redisson.codec.JsonJackson3Codec;
import org.redisson.codec.JsonJacksonCodec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.SerializationCodec;

/** Values that other codecs wrote: Redisson's, and an application's. */
@TakesOver(door = "Redisson", page = "redisson.md#adoption-on-live-data")
class RedissonTakeoverTest extends TakeoverContract {

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return RedissonContractTest.door(new GridwireCodec(settings));
    }

    @Override
    protected Old old(FormerWriter writer, Door library) {
        return old(writer, writer.title(), new OfLibrary(library));
    }

    @Override
    protected List<Old> ofProduct() {
        return List.of(old(FormerWriter.JAVA, "Redisson, Java", new SerializationCodec()),
                old(FormerWriter.JACKSON_2, "Redisson, Jackson 2", new JsonJacksonCodec()),
                old(FormerWriter.JACKSON_3, "Redisson, Jackson 3", new JsonJackson3Codec()),
                old(FormerWriter.FORY, "Redisson, Fory", new ForyCodec()),
                old(FormerWriter.REDISSON, "Redisson's default", new Kryo5Codec()));
    }

    private static Old old(FormerWriter writer, String name, Codec former) {
        return new Old(writer, name, RedissonContractTest.door(former), (isWriting, settings) -> RedissonContractTest.door(
                GridwireCodec.replacing(former, new GridSettings(isWriting, true, false), settings)));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return RedissonContractTest.isRefusal(failure);
    }

    /** A library, as applications put it behind Redisson's interface. */
    private static final class OfLibrary extends BaseCodec {

        private final Door library;

        OfLibrary(Door library) {
            this.library = library;
        }

        @Override
        public Encoder getValueEncoder() {
            return value -> {
                try {
                    return Unpooled.wrappedBuffer(library.write(value));
                } catch (Exception e) {
                    throw new IOException(e);
                }
            };
        }

        @Override
        public Decoder<Object> getValueDecoder() {
            return (bytes, state) -> {
                try {
                    return library.read(ByteBufUtil.getBytes(bytes));
                } catch (Exception e) {
                    throw new IOException(e);
                }
            };
        }
    }
}
