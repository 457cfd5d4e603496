// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workloads;

import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadSpec;
import dev.gridwire.trials.workload.customer.CustomerWorkload;
import dev.gridwire.trials.workload.media.MediaWorkload;
import dev.gridwire.trials.workload.order.OrderWorkload;
import dev.gridwire.trials.workload.parts.PartsWorkload;
import dev.gridwire.trials.workload.profile.ProfileWorkload;
import dev.gridwire.trials.workload.programmer.ProgrammerWorkload;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import dev.gridwire.trials.workload.session.SessionWorkload;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The workloads that Gridwire ships; they hold no state, and may be used by any thread. */
public final class Workloads {

    private static final List<Workload<?>> ALL =
            List.of(new ProgrammerWorkload(), new CustomerWorkload(), new OrderWorkload(), new SampleWorkload());

    private static final List<Workload<?>> KNOWN =
            Stream.concat(
                    ALL.stream(),
                    Stream.of(
                            new PartsWorkload(),
                            new MediaWorkload(),
                            OrderWorkload.ofTenLines(),
                            new SessionWorkload(),
                            new ProfileWorkload()))
                    .toList();

    private Workloads() {}

    /** Gives every published workload, in the order of the reports; the list is immutable. */
    public static List<Workload<?>> all() {
        return ALL;
    }

    /** Gives every workload, and behind them those that no comparison published; the list is immutable. */
    public static List<Workload<?>> known() {
        return KNOWN;
    }

    /**
     * Finds a workload by its name on the command line.
     *
     * @param id compared exactly with {@link Workload#id()}
     * @return empty if no workload has that id
     */
    public static Optional<Workload<?>> byId(String id) {
        return KNOWN.stream().filter(workload -> workload.id().equals(id)).findFirst();
    }

    /**
     * Gives the workload that another JVM specified.
     *
     * @throws IllegalArgumentException if this JVM does not know it
     */
    public static Workload<?> open(WorkloadSpec spec) {
        return spec.own() != null
                ? new UserClassWorkload(spec.own())
                : byId(spec.id())
                        .orElseThrow(() -> new IllegalArgumentException("no workload has that id: id=" + spec.id()));
    }
}
