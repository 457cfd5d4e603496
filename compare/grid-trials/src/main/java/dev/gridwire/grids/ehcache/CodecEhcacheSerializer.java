// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ehcache;

import dev.gridwire.trials.codec.ObjectCodec;
import java.nio.ByteBuffer;
import org.ehcache.spi.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/** Adapts a codec to Ehcache's interface. */
record CodecEhcacheSerializer(ObjectCodec codec) implements Serializer<Object> {

    @Override
    public ByteBuffer serialize(Object value) {
        return ByteBuffer.wrap(codec.write(value));
    }

    @Override
    public @Nullable Object read(ByteBuffer buffer) {
        return codec.read(EhcacheCodec.bytes(buffer));
    }

    @Override
    public boolean equals(Object value, ByteBuffer buffer) {
        return value.equals(read(buffer));
    }
}
