// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workloads;

import dev.gridwire.trials.hazelcast.customer.CustomerForms;
import dev.gridwire.trials.hazelcast.order.OrderForms;
import dev.gridwire.trials.hazelcast.parts.PartsForms;
import dev.gridwire.trials.hazelcast.programmer.ProgrammerForms;
import dev.gridwire.trials.hazelcast.sample.SampleForms;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadSpec;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.CustomerWorkload;
import dev.gridwire.trials.workload.media.MediaWorkload;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderWorkload;
import dev.gridwire.trials.workload.parts.PartsList;
import dev.gridwire.trials.workload.parts.PartsWorkload;
import dev.gridwire.trials.workload.profile.ProfileWorkload;
import dev.gridwire.trials.workload.programmer.Programmer;
import dev.gridwire.trials.workload.programmer.ProgrammerWorkload;
import dev.gridwire.trials.workload.sample.SampleObject;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import dev.gridwire.trials.workload.session.SessionWorkload;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The workloads that Gridwire ships; they hold no state, and may be used by any thread. */
public final class Workloads {

    /** Of the time trials. */
    public static final Workload<Programmer> PROGRAMMER = new ProgrammerWorkload(new ProgrammerForms());
    /** Of the comparison of put and get. */
    public static final Workload<Customer> CUSTOMER = new CustomerWorkload(new CustomerForms());
    /** Of the performance top 5. */
    public static final Workload<Order> ORDER = new OrderWorkload(new OrderForms());
    /** Of GridGain's comparison. */
    public static final Workload<SampleObject> SAMPLE = new SampleWorkload(new SampleForms());
    /** Of no comparison: objects that stand in several places. */
    public static final Workload<PartsList> PARTS = new PartsWorkload(new PartsForms());

    private static final List<Workload<?>> ALL = List.of(PROGRAMMER, CUSTOMER, ORDER, SAMPLE);

    private static final List<Workload<?>> KNOWN =
            Stream.concat(
                    ALL.stream(),
                    Stream.of(
                            PARTS,
                            new MediaWorkload(),
                            OrderWorkload.ofTenLines(new OrderForms()),
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
