// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redisson;

import dev.gridwire.trials.codec.ObjectCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.redisson.client.handler.State;

/** Calls a codec of Redisson without Redis around it. It copies the buffer, as happens on the way to the network. */
record ValueCodec(org.redisson.client.codec.Codec codec) implements ObjectCodec {

    @Override
    public byte[] write(Object value) {
        try {
            ByteBuf buffer = codec.getMapValueEncoder().encode(value);
            try {
                return ByteBufUtil.getBytes(buffer);
            } finally {
                buffer.release();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Object read(byte[] bytes) {
        try {
            return codec.getMapValueDecoder().decode(Unpooled.wrappedBuffer(bytes), new State());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
