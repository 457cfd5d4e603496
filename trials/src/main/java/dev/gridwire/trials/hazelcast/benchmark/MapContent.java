// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.workload.EntryFields;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The content of a map: so many values of a workload as a contestant stores them, under the numbers from 0.
 *
 * @param size how many
 */
record MapContent<P>(Workload<P> workload, Contestant contestant, int size) {

    private static final long SEED = 1;
    private static final long SEED_OF_OTHERS = 2;

    /** Gives them one after the other, and more behind them; two sources give equal ones. */
    Supplier<P> plain() {
        return workload.values(SEED);
    }

    /** Makes values that are none of these. */
    List<Object> others(int count) {
        return Stream.generate(workload.values(SEED_OF_OTHERS)).limit(count).map(this::as).toList();
    }

    Object as(P plain) {
        return contestant.value(workload, plain);
    }

    EntryFields fields() {
        return workload.entryFields().orElseThrow();
    }
}
