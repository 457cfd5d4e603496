// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.EventJournalConfig;
import com.hazelcast.config.InMemoryFormat;
import com.hazelcast.config.MapConfig;
import com.hazelcast.config.NearCacheConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Two members and a client that all tests of one JVM share and that end with it; each test takes names of its own. */
final class Grid {

    /** Maps of such names have near caches, on members and the client. */
    static final String NEAR_BINARY = "near-binary-";
    static final String NEAR_OBJECT = "near-object-";
    /** Maps of such names keep objects on the members. */
    static final String AS_OBJECTS = "objects-";

    /** Maps of such names have a journal of their events. */
    static final String JOURNAL = "journal-";

    private static final Grid SHARED = new Grid();
    private static final AtomicInteger NAMES = new AtomicInteger();

    private final HazelcastInstance first;
    private final HazelcastInstance second;
    private final HazelcastInstance client;

    private Grid() {
        String cluster = TestGrids.newCluster("shared");
        first = TestGrids.start(config(cluster));
        second = TestGrids.start(config(cluster), first);
        ClientConfig config = TestGrids.client(first, Registration.HOOK);
        config.addNearCacheConfig(nearCache(NEAR_BINARY + "*", InMemoryFormat.BINARY));
        config.addNearCacheConfig(nearCache(NEAR_OBJECT + "*", InMemoryFormat.OBJECT));
        client = HazelcastClient.newHazelcastClient(config);
        // Partitions have owners from the first use on.
        client.getMap("first-use").size();
    }

    private static Config config(String cluster) {
        Config config = TestGrids.member(cluster, Registration.HOOK);
        config.getJetConfig().setEnabled(true).setResourceUploadEnabled(true);
        config.addMapConfig(
                new MapConfig(JOURNAL + "*").setEventJournalConfig(new EventJournalConfig().setEnabled(true)));
        config.addMapConfig(new MapConfig(AS_OBJECTS + "*").setInMemoryFormat(InMemoryFormat.OBJECT));
        config.addMapConfig(nearMap(NEAR_BINARY, InMemoryFormat.BINARY));
        config.addMapConfig(nearMap(NEAR_OBJECT, InMemoryFormat.OBJECT));
        return config;
    }

    private static MapConfig nearMap(String prefix, InMemoryFormat format) {
        return new MapConfig(prefix + "*").setNearCacheConfig(nearCache("default", format).setCacheLocalEntries(true));
    }

    private static NearCacheConfig nearCache(String name, InMemoryFormat format) {
        return new NearCacheConfig(name).setInMemoryFormat(format);
    }

    static HazelcastInstance first() {
        return SHARED.first;
    }

    static HazelcastInstance second() {
        return SHARED.second;
    }

    static HazelcastInstance client() {
        return SHARED.client;
    }

    /** A name that no other test uses. */
    static String name(String prefix) {
        return prefix + NAMES.incrementAndGet();
    }

    /** The bytes that the instance makes of an object. */
    static Data bytes(HazelcastInstance instance, Object value) {
        return ((SerializationServiceSupport) instance).getSerializationService().toData(value);
    }

    /** A key that the member holds. */
    static String keyOn(HazelcastInstance member) {
        for (int i = 0; ; i++) {
            String key = "key-" + i;
            if (member.getPartitionService().getPartition(key).getOwner().localMember()) {
                return key;
            }
        }
    }

    /** Waits for the effect of an event. */
    static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofMinutes(10).toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("It did not come true within ten minutes");
            }
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
