// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.grid.contract.Door;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/** A library, as applications put it behind Spring's interface. */
final class OfLibrary implements RedisSerializer<Object> {

    private final Door library;

    OfLibrary(Door library) {
        this.library = library;
    }

    @Override
    public byte[] serialize(Object value) {
        try {
            return library.write(value);
        } catch (Exception e) {
            throw new SerializationException("cannot write", e);
        }
    }

    @Override
    public Object deserialize(byte[] bytes) {
        try {
            return library.read(bytes);
        } catch (Exception e) {
            throw new SerializationException("cannot read", e);
        }
    }
}
