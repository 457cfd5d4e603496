// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redis;

import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Objects;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Calls a serializer of Spring without Redis around it. */
record SpringRedisCodec(RedisSerializer<Object> serializer) implements ObjectCodec {

    @Override
    public byte[] write(Object value) {
        return Objects.requireNonNull(serializer.serialize(value));
    }

    @Override
    public Object read(byte[] bytes) {
        return Objects.requireNonNull(serializer.deserialize(bytes));
    }
}
