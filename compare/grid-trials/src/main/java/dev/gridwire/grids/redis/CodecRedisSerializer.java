// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redis;

import dev.gridwire.trials.codec.ObjectCodec;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Adapts a codec to Spring's interface; values are not null. */
record CodecRedisSerializer(ObjectCodec codec) implements RedisSerializer<Object> {

    @Override
    public byte[] serialize(@Nullable Object value) {
        return value == null ? new byte[0] : codec.write(value);
    }

    @Override
    public @Nullable Object deserialize(byte @Nullable [] bytes) {
        return bytes == null ? null : codec.read(bytes);
    }
}
