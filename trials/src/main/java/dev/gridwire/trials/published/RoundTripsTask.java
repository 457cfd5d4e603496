// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.sample.SampleObject;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import java.util.List;
import org.openjdk.jmh.infra.Blackhole;

/** One SampleObject to bytes and back, so many times; a step is a run. */
final class RoundTripsTask implements ForkTask<RoundTripsTask.Request, RoundTripsTask.Average> {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");

    private final SampleWorkload workload = new SampleWorkload();

    @Override
    public Average run(Request request, Runnable onStep) {
        Contestant contestant = request.contestant();
        SampleObject plain = workload.values(request.seed()).get();
        Object value = contestant.value(workload, plain);
        try (Venue venue = Venue.of(Place.CODEC, List.of(workload), contestant::configure, "");
                Store store = venue.open(workload, 1)) {
            long nanos = 0;
            for (int run = 0; run < request.runs(); run++) {
                nanos += run(store, value, request.size());
                onStep.run();
            }
            return new Average(nanos / NANOS_PER_MILLI / request.runs(), store.byteCount(value));
        }
    }

    private static long run(Store store, Object value, int size) {
        long begin = System.nanoTime();
        for (int i = 0; i < size; i++) {
            store.write(0, 0, value);
            BLACKHOLE.consume(store.read(0, 0));
        }
        return System.nanoTime() - begin;
    }

    /** The request of a fork. */
    record Request(Contestant contestant, int size, int runs, long seed) {}

    /** The average run in milliseconds, and the bytes of the value. */
    record Average(double millis, int bytes) {}
}
