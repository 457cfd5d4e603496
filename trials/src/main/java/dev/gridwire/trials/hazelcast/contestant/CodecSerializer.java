// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import dev.gridwire.trials.codec.Codec;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A codec behind a ByteArraySerializer: one for each thread, since codecs use their buffers again. */
final class CodecSerializer implements ByteArraySerializer<Object> {

    private final int typeId;
    private final ThreadLocal<Codec> codecs;

    CodecSerializer(int typeId, Supplier<Codec> maker) {
        this.typeId = typeId;
        codecs = ThreadLocal.withInitial(maker);
    }

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
