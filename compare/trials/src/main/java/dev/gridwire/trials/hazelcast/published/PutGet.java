// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.hazelcast.place.MapStore;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** Puts a million customers and then gets a million, one by one, in one embedded member; a step is a tenth of either. */
final class PutGet implements PublishedComparison, ForkTask<PutGet.Request, List<Double>> {

    private static final int SIZE = 1_000_000;
    private static final double NANOS_PER_MILLI = 1e6;
    /** The number of steps in a run. */
    static final int STEPS = 20;

    private final Workload<Customer> workload = Workloads.CUSTOMER;

    @Override
    public Preset preset() {
        return Preset.of("put-get");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * STEPS;
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        return each(settings, contestant -> {
            progress.fork("Put and get", contestant.title());
            Request request = new Request(contestant, settings.sizeOr(SIZE), settings.seed());
            return TaskFork.run(settings.forks(), contestant.jvmFlags(), this, request, () -> progress.step(1));
        }, settings.sizeOr(SIZE));
    }

    /** Returns the milliseconds of all puts and of all gets, and the bytes of one value. */
    @Override
    public List<Double> run(Request request, Runnable onStep) {
        HazelcastInstance member =
                LoopbackMember.start(0, GridVenue.configured(List.of(workload), request.contestant()::setup));
        try {
            return run(request, member, onStep);
        } finally {
            member.getLifecycleService().terminate();
        }
    }

    private List<Double> run(Request request, HazelcastInstance member, Runnable onStep) {
        IMap<Object, Object> map = member.getMap("customers");
        Supplier<Customer> customers = workload.values(request.seed());
        Tenths tenths = new Tenths(request.size(), onStep);
        long begin = System.nanoTime();
        for (int id = 0; id < request.size(); id++) {
            map.put(id, request.contestant().value(workload, customers.get()));
            tenths.done(id);
        }
        long written = System.nanoTime();
        for (int id = 0; id < request.size(); id++) {
            if (map.get(id) == null) {
                throw new IllegalStateException("a value was lost: id=" + id);
            }
            tenths.done(id);
        }
        long end = System.nanoTime();
        return List.of(
                (written - begin) / NANOS_PER_MILLI, (end - written) / NANOS_PER_MILLI,
                (double) new MapStore(map, member).byteCount(Objects.requireNonNull(map.get(0))));
    }

    /** Calls back ten times during a run of any length. */
    private record Tenths(int size, Runnable onStep) {

        void done(int index) {
            long before = 10L * index / size;
            long after = 10L * (index + 1) / size;
            for (long tenth = before; tenth < after; tenth++) {
                onStep.run();
            }
        }
    }

    /** The request of a fork. */
    record Request(Contestant contestant, int size, long seed) {}
}
