// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.Latency;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * All clients at a fixed rate.
 *
 * @param due operations due
 * @param done operations answered
 * @param latency null where none was answered
 */
record RateRun(Direction direction, long due, long done, long failures, @Nullable Latency latency) {

    static RateRun of(Clients clients, Direction direction, double ratePerSecond, int seconds, int count) {
        double ofEach = ratePerSecond / count;
        if (direction == Direction.SET) {
            int values = (int) Math.ceil(ofEach * seconds);
            clients.tell(client -> client.load().prepare(values));
        }
        List<MapLoad.Offered> offered = clients.all(client -> client.load().offer(direction, ofEach, seconds));
        Histogram latencies = Latencies.sum(offered.stream().map(MapLoad.Offered::latencies).toList());
        return new RateRun(
                direction,
                offered.stream().mapToLong(MapLoad.Offered::due).sum(),
                offered.stream().mapToLong(one -> one.slice().operations()).sum(),
                offered.stream().mapToLong(one -> one.slice().failures()).sum(),
                latencies.getTotalCount() == 0 ? null : Latencies.summary(latencies, ratePerSecond));
    }
}
