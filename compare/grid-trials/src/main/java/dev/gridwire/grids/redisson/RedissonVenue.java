// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redisson;

import dev.gridwire.grids.KeyedStore;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.redisson.Redisson;
import org.redisson.api.RMap;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.Codec;
import org.redisson.client.codec.StringCodec;
import org.redisson.codec.CompositeCodec;
import org.redisson.config.Config;

/** Runs a client of Redis, with a map for each workload. */
record RedissonVenue(RedissonClient client, Function<Workload<?>, Codec> codecs) implements Venue {

    private static final int THREADS = 4;

    static RedissonVenue connect(String server, Function<Workload<?>, Codec> codecs) {
        Config config = new Config();
        config.setThreads(THREADS);
        config.setNettyThreads(THREADS);
        config.useSingleServer().setAddress("redis://" + server);
        return new RedissonVenue(Redisson.create(config), codecs);
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        Codec codec = codecs.apply(workload);
        RMap<String, Object> map =
                client.getMap("trial-" + workload.id(), new CompositeCodec(StringCodec.INSTANCE, codec));
        return new KeyedStore(map::fastPut, map::get, map::delete, new ValueCodec(codec));
    }

    @Override
    public void close() {
        client.shutdown(0, 1, TimeUnit.SECONDS);
    }
}
