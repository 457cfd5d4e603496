// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.List;

/** A workload and a contestant that holds it, as one JMH parameter: {@code order/kryo}. */
record BenchmarkCell(String workload, String contestant) {

    private static final char SEPARATOR = '/';

    static BenchmarkCell parse(String text) {
        int separator = text.indexOf(SEPARATOR);
        return new BenchmarkCell(text.substring(0, separator), text.substring(separator + 1));
    }

    /** The cells that can be measured. */
    static List<BenchmarkCell> of(List<Workload<?>> workloads, List<Contestant> contestants) {
        List<BenchmarkCell> cells = new ArrayList<>();
        for (Workload<?> workload : workloads) {
            for (Contestant contestant : contestants) {
                if (contestant.refusal(workload).isEmpty() && contestant.refusal(Place.CODEC).isEmpty()) {
                    cells.add(new BenchmarkCell(workload.id(), contestant.id()));
                }
            }
        }
        return cells;
    }

    @Override
    public String toString() {
        return workload + SEPARATOR + contestant;
    }
}
