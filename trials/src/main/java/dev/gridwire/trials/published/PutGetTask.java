// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.place.LoopbackMember;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.CustomerWorkload;
import java.util.Objects;
import java.util.function.Supplier;

/** All puts, then all gets, one after the other; a step is a tenth of either. */
final class PutGetTask implements ForkTask<PutGetTask.Request, PutGetTask.Totals> {

    /** Steps of a run. */
    static final int STEPS = 20;

    private final CustomerWorkload workload = new CustomerWorkload();

    @Override
    public Totals run(Request request, Runnable onStep) {
        SerializationConfig config = new SerializationConfig();
        request.contestant().configure(config, workload);
        HazelcastInstance member = LoopbackMember.start(0, config);
        try {
            return run(request, member, onStep);
        } finally {
            member.getLifecycleService().terminate();
        }
    }

    private Totals run(Request request, HazelcastInstance member, Runnable onStep) {
        IMap<Integer, Object> map = member.getMap("customers");
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
        return new Totals(
                WriteRead.ofNanos(written - begin, end - written), byteCount(member, Objects.requireNonNull(map.get(0))));
    }

    private static int byteCount(HazelcastInstance member, Object value) {
        return ((SerializationServiceSupport) member).getSerializationService().toData(value).totalSize();
    }

    /** Calls back ten times in a run of any length. */
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

    /** Milliseconds of all puts and of all gets, and the bytes of one value. */
    record Totals(WriteRead millis, int bytes) {}
}
