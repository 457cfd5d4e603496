// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.sample.SampleObject;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import org.openjdk.jmh.infra.Blackhole;

/** Converts one SampleObject to bytes and back 200,000 times, in three runs; a step is one run. */
final class RoundTrips implements PublishedComparison, ForkTask<RoundTrips.Request, List<Double>> {

    private static final int SIZE = 200_000;
    private static final int RUNS = 3;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");

    private final Workload<SampleObject> workload = Workloads.SAMPLE;

    @Override
    public Preset preset() {
        return Preset.of("round-trips");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * settings.roundsOr(RUNS);
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        return each(settings, contestant -> {
            progress.fork("Round trips", contestant.title());
            Request request =
                    new Request(contestant, settings.sizeOr(SIZE), settings.roundsOr(RUNS), settings.seed());
            return TaskFork.run(settings.forks(), contestant.jvmFlags(), this, request, () -> progress.step(1));
        }, settings.roundsOr(RUNS), settings.sizeOr(SIZE));
    }

    /** Returns the average run in milliseconds, and the bytes of the value. */
    @Override
    public List<Double> run(Request request, Runnable onStep) {
        Contestant contestant = request.contestant();
        SampleObject plain = workload.values(request.seed()).get();
        Object value = contestant.value(workload, plain);
        try (Venue venue = contestant.open(Place.CODEC, List.of(workload), "");
                Store store = venue.open(workload, 1)) {
            long nanos = 0;
            for (int run = 0; run < request.runs(); run++) {
                nanos += run(store, value, request.size());
                onStep.run();
            }
            return List.of(nanos / NANOS_PER_MILLI / request.runs(), (double) store.byteCount(value));
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
}
