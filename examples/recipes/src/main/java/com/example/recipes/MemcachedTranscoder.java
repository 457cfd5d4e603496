// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import dev.gridwire.Marshaller;
import net.spy.memcached.CachedData;
import net.spy.memcached.transcoders.Transcoder;

/** Stores orders in Memcached. */
final class MemcachedTranscoder implements Transcoder<Order> {

    private final Marshaller marshaller = Marshaller.builder().allowPackage("com.example.recipes").build();

    @Override
    public CachedData encode(Order order) {
        return new CachedData(0, marshaller.marshal(order), getMaxSize());
    }

    @Override
    public Order decode(CachedData data) {
        return marshaller.unmarshal(data.getData());
    }

    @Override
    public boolean asyncDecode(CachedData data) {
        return false;
    }

    @Override
    public int getMaxSize() {
        return CachedData.MAX_SIZE;
    }
}
