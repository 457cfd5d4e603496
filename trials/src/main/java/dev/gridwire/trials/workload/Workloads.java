// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import dev.gridwire.trials.workload.customer.CustomerWorkload;
import dev.gridwire.trials.workload.order.OrderWorkload;
import dev.gridwire.trials.workload.programmer.ProgrammerWorkload;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import java.util.List;
import java.util.Optional;

/** The published workloads; they hold no state, and may be used by any thread. */
public final class Workloads {

    private static final List<Workload<?>> ALL =
            List.of(new ProgrammerWorkload(), new CustomerWorkload(), new OrderWorkload(), new SampleWorkload());

    private Workloads() {}

    /** Gives every workload, in the order of the reports; the list is immutable. */
    public static List<Workload<?>> all() {
        return ALL;
    }

    /**
     * Finds a workload by its name on the command line.
     *
     * @param id compared exactly with {@link Workload#id()}
     * @return empty if no workload has that id
     */
    public static Optional<Workload<?>> byId(String id) {
        return ALL.stream().filter(workload -> workload.id().equals(id)).findFirst();
    }
}
