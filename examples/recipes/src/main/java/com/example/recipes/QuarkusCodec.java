// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import dev.gridwire.Marshaller;
import io.quarkus.redis.datasource.codecs.Codec;
import java.lang.reflect.Type;

/** Serializes orders for Quarkus' Redis client and cache. There, annotate it with {@code @ApplicationScoped}. */
public final class QuarkusCodec implements Codec {

    private final Marshaller marshaller = Marshaller.builder().allowPackage("com.example.recipes").build();

    @Override
    public boolean canHandle(Type type) {
        return type.equals(Order.class);
    }

    @Override
    public byte[] encode(Object order) {
        return marshaller.marshal(order);
    }

    @Override
    public Object decode(byte[] bytes) {
        return marshaller.unmarshal(bytes);
    }
}
