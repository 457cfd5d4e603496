// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Results as a comparison would have left them, from cells that a test writes down. */
final class SampleResults {

    private final String workload;
    private final List<String> workloads;
    private final List<Cell> cells = new ArrayList<>();
    private final List<ClusterCell> cluster = new ArrayList<>();
    private final List<PublishedTable> published = new ArrayList<>();
    private List<Recommendation> advice = List.of();
    private @Nullable String incomplete;
    private @Nullable Double waitedSeconds;
    private @Nullable Safety safety;
    private @Nullable Traits traits;
    private UnaryOperator<String> title = UnaryOperator.identity();
    private @Nullable String grid;
    private Machine machine = new Machine("Linux", "a processor", 2, 1L << 34);

    private SampleResults(List<String> workloads) {
        this.workload = workloads.get(0);
        this.workloads = workloads;
    }

    /** Cells without a workload of their own are of the first. */
    static SampleResults of(String... workloads) {
        return new SampleResults(List.of(workloads));
    }

    SampleResults add(Cell cell) {
        cells.add(cell);
        return this;
    }

    SampleResults add(ClusterCell cell) {
        cluster.add(cell);
        return this;
    }

    SampleResults add(PublishedTable table) {
        published.add(table);
        return this;
    }

    SampleResults advise(List<Recommendation> recommendations) {
        advice = recommendations;
        return this;
    }

    SampleResults incomplete(String why) {
        incomplete = why;
        return this;
    }

    SampleResults add(Safety found) {
        safety = found;
        return this;
    }

    SampleResults traits(Traits ofAll) {
        traits = ofAll;
        return this;
    }

    /** Other titles for all contestants. */
    SampleResults titled(UnaryOperator<String> of) {
        title = of;
        return this;
    }

    /** Of its hundred seconds. */
    SampleResults waited(double seconds) {
        waitedSeconds = seconds;
        return this;
    }

    SampleResults on(Machine other) {
        machine = other;
        return this;
    }

    /** Of another grid than Hazelcast, whose contestants may have other names. */
    SampleResults in(String other) {
        grid = other;
        return this;
    }

    /** One of any name, in three JVMs, which allocates alike in both directions. */
    SampleResults held(String contestant, Place place, double bytes, double micros, double allocatedBytes) {
        Measurement way = Measurement.of(
                List.of(micros * 900, micros * 1_000, micros * 1_100), Collections.nCopies(3, allocatedBytes));
        return add(new Cell(
                workload, contestant, place.id(), Outcome.HELD, null, bytes, 10, way, way, jvms(3)));
    }

    /** One that was measured in so many JVMs, in nanoseconds. */
    SampleResults rounds(Contestant contestant, Place place, List<Double> writeNanos, List<Double> readNanos) {
        Measurement write = Measurement.of(writeNanos, Collections.nCopies(writeNanos.size(), 48.0));
        Measurement read = Measurement.of(readNanos, Collections.nCopies(readNanos.size(), 48.0));
        return add(new Cell(
                workload, contestant.id(), place.id(), Outcome.HELD, null, 100.0, 10, write, read, jvms(writeNanos.size())));
    }

    SampleResults held(Contestant contestant, Place place, double bytes, double writeMicros, double readMicros) {
        return measured(contestant, place, Outcome.HELD, null, bytes, writeMicros, readMicros);
    }

    SampleResults marked(Contestant contestant, Place place, Outcome outcome, String note) {
        return measured(contestant, place, outcome, note, 100, 1, 1);
    }

    SampleResults without(Contestant contestant, Place place, Outcome outcome, String note) {
        cells.add(Cell.without(workload, contestant.id(), place.id(), outcome, note));
        return this;
    }

    private SampleResults measured(
            Contestant contestant,
            Place place,
            Outcome outcome,
            @Nullable String note,
            double bytes,
            double writeMicros,
            double readMicros) {
        cells.add(new Cell(
                workload, contestant.id(), place.id(), outcome, note, bytes, 10, micros(writeMicros), micros(readMicros),
                jvms(3)));
        return this;
    }

    /** So many quiet and warm ones, one a turn. */
    static List<JvmRun> jvms(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(turn -> JvmRun.of(turn, 20, 300L, 0)).toList();
    }

    private static Measurement micros(double micros) {
        return Measurement.of(List.of(micros * 900, micros * 1_000, micros * 1_100), List.of(48.0, 48.0, 48.0));
    }

    /** The results; contestants and places are the cells', in their order. */
    ComparisonResults results() {
        Set<NamedContestant> contestants = new LinkedHashSet<>();
        Set<NamedPlace> places = new LinkedHashSet<>();
        cells.forEach(cell -> contestants.add(named(cell.contestant())));
        cluster.forEach(cell -> contestants.add(named(Contestant.byId(cell.contestant()).orElseThrow())));
        cells.forEach(cell -> places.add(named(Place.byId(cell.place()).orElseThrow())));
        safetyContestants().forEach(contestants::add);
        return new ComparisonResults(
                ComparisonResults.SCHEMA,
                "2026-11-20T12:00:00Z",
                100,
                waitedSeconds,
                "./gridwire compare",
                List.of("compare"),
                incomplete,
                machine,
                new Machine.Java("17", "a vendor", "a VM"),
                Map.of("gridwire", "0.1.0"),
                new ComparisonResults.Settings(3, 1, "1024m", 300L, null, null, List.of("-Xmx1024m"), null, grid),
                workloads.stream().map(id -> named(Workloads.byId(id).orElseThrow())).toList(),
                List.copyOf(contestants),
                List.copyOf(places),
                cells,
                cluster,
                published,
                advice,
                safety);
    }

    private List<NamedContestant> safetyContestants() {
        return safety == null ? List.of() : safety.mutation().stream()
                .map(cell -> named(Contestant.byId(cell.contestant()).orElseThrow())).toList();
    }

    private static NamedWorkload named(Workload<?> workload) {
        return new NamedWorkload(workload.id(), workload.title(), workload.description());
    }

    private NamedContestant named(String contestant) {
        return Contestant.byId(contestant).map(this::named)
                .orElseGet(() -> new NamedContestant(contestant, contestant, "of a grid", List.of(), traits));
    }

    private NamedContestant named(Contestant contestant) {
        return new NamedContestant(
                contestant.id(), title.apply(contestant.title()), contestant.description(), contestant.jvmFlags(), traits);
    }

    private static NamedPlace named(Place place) {
        return new NamedPlace(place.id(), place.title(), place.description());
    }
}
