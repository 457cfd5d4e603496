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
            clients.all(new ClientCommand.Prepare((int) Math.ceil(ofEach * seconds)), Void.class);
        }
        List<Offered> offered = clients.all(new ClientCommand.Offer(direction, ofEach, seconds), Offered.class);
        Histogram latencies = Latencies.sum(offered.stream().map(one -> Latencies.read(one.histogram())).toList());
        return new RateRun(
                direction,
                offered.stream().mapToLong(Offered::due).sum(),
                offered.stream().mapToLong(one -> one.slice().operations()).sum(),
                offered.stream().mapToLong(one -> one.slice().failures()).sum(),
                latencies.getTotalCount() == 0 ? null : Latencies.summary(latencies, ratePerSecond));
    }
}
