// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ehcache;

import dev.gridwire.trials.codec.ObjectCodec;
import java.nio.ByteBuffer;
import org.ehcache.spi.serialization.Serializer;

/** Calls a serializer of Ehcache without a cache around it. */
record EhcacheCodec(Serializer<Object> serializer) implements ObjectCodec {

    @Override
    public byte[] write(Object value) {
        return bytes(serializer.serialize(value));
    }

    /** Returns a copy of the bytes, because Ehcache also copies them off the heap. */
    static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    @Override
    public Object read(byte[] bytes) {
        try {
            return serializer.read(ByteBuffer.wrap(bytes));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
