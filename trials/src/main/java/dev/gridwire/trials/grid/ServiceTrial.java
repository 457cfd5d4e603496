// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.benchmark.FreshAllocation;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.GridService;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A serialization service that knows one contestant, and fresh values for it. */
final class ServiceTrial<P> implements AutoCloseable {

    private static final long SEED_OF_CHECKS = 2;
    private static final int CHECKS = 3;

    /** The values made last; kept so that the compiler cannot leave its making out. */
    private static volatile @Nullable Object kept;

    private final GridValues<P> values;
    private final Contestant contestant;
    private final GridService service;
    private final UnsharedValues<P> fresh;

    private ServiceTrial(GridValues<P> values, Contestant contestant, int count) {
        this.values = values;
        this.contestant = contestant;
        SerializationConfig config = new SerializationConfig();
        contestant.configure(config, values.workload());
        service = GridService.of(config);
        fresh = new UnsharedValues<>(values, contestant, count);
    }

    /** Opens one with so many values; a contestant that does not bring values back is not measured. */
    static ServiceTrial<?> open(ServiceCell cell, int count) {
        ServiceTrial<?> trial = new ServiceTrial<>(cell.subject().source(), cell.contestant(), count);
        trial.verify();
        return trial;
    }

    GridService service() {
        return service;
    }

    Object make(int index) {
        return fresh.make(index);
    }

    /** Whoever keeps no identity must bring back what the value is without shared objects. */
    private void verify() {
        Supplier<P> checks = values.from().apply(SEED_OF_CHECKS);
        for (int i = 0; i < CHECKS; i++) {
            P plain = checks.get();
            Object read = service.toObject(service.toData(contestant.value(values.workload(), plain)));
            if (ExactComparison.gravest(contestant.value(values.workload(), plain), read).isPresent()) {
                demandUnshared(plain, read);
            }
        }
    }

    private void demandUnshared(P plain, Object read) {
        Object unshared = contestant.value(values.workload(), values.workload().unshared(plain));
        ExactComparison.gravest(unshared, read).filter(difference -> difference.kind().isOfValue()).ifPresent(difference -> {
            throw new IllegalStateException("a value is not kept: " + difference);
        });
    }

    /** The mean of the bytes that the grid stores of a value, header included. */
    double storedBytes() {
        long bytes = 0;
        for (int i = 0; i < fresh.count(); i++) {
            bytes += service.toData(fresh.make(i)).totalSize();
        }
        return (double) bytes / fresh.count();
    }

    /** The mean of the bytes of stored values in the heap: what a write cannot do without. */
    double allocationOfData() {
        long bytes = 0;
        for (int i = 0; i < fresh.count(); i++) {
            Data data = service.toData(fresh.make(i));
            bytes += allocationOf(() -> GridService.copy(data));
        }
        return (double) bytes / fresh.count();
    }

    /** The mean of what the codec written by hand allocates to make plain values, its reader not counted. */
    double allocationOfValues() {
        long bytes = 0;
        for (int i = 0; i < fresh.count(); i++) {
            int index = i;
            bytes += allocationOf(() -> fresh.makePlain(index)) - allocationOf(() -> fresh.makeReader(index));
        }
        return (double) bytes / fresh.count();
    }

    private static long allocationOf(Supplier<Object> maker) {
        long before = FreshAllocation.now();
        kept = maker.get();
        return FreshAllocation.now() - before;
    }

    @Override
    public void close() {
        service.close();
    }
}
