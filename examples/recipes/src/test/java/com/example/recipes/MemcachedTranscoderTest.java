// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import com.thimbleware.jmemcached.CacheImpl;
import com.thimbleware.jmemcached.Key;
import com.thimbleware.jmemcached.LocalCacheElement;
import com.thimbleware.jmemcached.MemCacheDaemon;
import com.thimbleware.jmemcached.storage.hash.ConcurrentLinkedHashMap;
import com.thimbleware.jmemcached.storage.hash.ConcurrentLinkedHashMap.EvictionPolicy;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import net.spy.memcached.MemcachedClient;
import org.junit.jupiter.api.Test;

class MemcachedTranscoderTest {

    @Test
    void anOrderComesBackFromMemcached() throws Exception {
        InetSocketAddress address = new InetSocketAddress("127.0.0.1", Servers.freePort());
        MemCacheDaemon<LocalCacheElement> server = new MemCacheDaemon<>();
        server.setCache(new CacheImpl(ConcurrentLinkedHashMap.<Key, LocalCacheElement>create(EvictionPolicy.FIFO, 100, 1 << 20)));
        server.setAddr(address);
        server.start();
        MemcachedClient client = new MemcachedClient(address);
        try {
            MemcachedTranscoder orders = new MemcachedTranscoder();
            assertThat(client.set("order:1", 300, Order.pens(), orders).get(10, TimeUnit.SECONDS)).isTrue();
            assertThat(client.get("order:1", orders)).isEqualTo(Order.pens());
            assertThat(client.get("order:2", orders)).isNull();
        } finally {
            client.shutdown();
            server.stop();
        }
    }
}
