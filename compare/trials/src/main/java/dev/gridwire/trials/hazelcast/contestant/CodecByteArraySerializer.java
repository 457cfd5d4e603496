// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A codec behind a ByteArraySerializer.
 *
 * @param codecs returns the codec of the calling thread, or one for all
 */
record CodecByteArraySerializer(int typeId, Supplier<ObjectCodec> codecs) implements ByteArraySerializer<Object> {

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public byte[] write(Object value) {
        return codecs.get().write(value);
    }

    @Override
    public @Nullable Object read(byte[] bytes) {
        return codecs.get().read(bytes);
    }
}
