// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import dev.gridwire.trials.benchmark.BenchmarkCell;
import dev.gridwire.trials.benchmark.CellOpener;
import dev.gridwire.trials.benchmark.Operation;
import dev.gridwire.trials.benchmark.Suite;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.stream.Stream;

/** The cells of maps of many entries: an operation in a place, as {@code member get-all}. */
public final class BulkCells implements CellOpener {

    /** Those whose answers differ most where many values move at once. */
    public static final List<Contestant> USUAL =
            List.of(Contestant.JAVA, Contestant.IDENTIFIED, Contestant.COMPACT, Contestant.GRIDWIRE);

    /** Where a map is. */
    public static final List<Place> PLACES = List.of(Place.MEMBER, Place.CLIENT);

    /** Those that can be measured: values that a query finds, of contestants whose values the trials' queries know. */
    public static List<BenchmarkCell> of(
            List<? extends Workload<?>> workloads, List<Contestant> contestants, List<Place> places) {
        return places.stream()
                .flatMap(place -> workloads.stream()
                        .filter(workload -> workload.entryFields().isPresent())
                        .flatMap(workload -> contestants.stream()
                                .filter(one -> one.refusal(place).or(() -> one.refusal(workload)).isEmpty() && !one.isEnhanced())
                                .flatMap(one -> cells(place, workload, one))))
                .toList();
    }

    private static Stream<BenchmarkCell> cells(Place place, Workload<?> workload, Contestant contestant) {
        return Stream.of(MapOperation.values()).map(operation -> new BenchmarkCell(
                Suite.BULK, workload.id(), contestant.id(), place.id() + ' ' + operation.id()));
    }

    @Override
    public Suite suite() {
        return Suite.BULK;
    }

    @Override
    public int callers(BenchmarkCell cell) {
        return operation(cell).callers();
    }

    @Override
    public int values(BenchmarkCell cell, int size) {
        return operation(cell).entries(size);
    }

    static MapOperation operation(BenchmarkCell cell) {
        return MapOperation.of(cell.operation().substring(cell.operation().indexOf(' ') + 1));
    }

    private static Place place(BenchmarkCell cell) {
        return Place.byId(cell.operation().substring(0, cell.operation().indexOf(' '))).orElseThrow();
    }

    /** Starts the member and fills the map; a contestant that does not answer right is not measured. */
    @Override
    public Operation open(BenchmarkCell cell, int size) {
        MapTrial<?> trial = trial(cell, size);
        return trial.operation(operation(cell));
    }

    static MapTrial<?> trial(BenchmarkCell cell, int size) {
        return MapTrial.open(
                place(cell), Workloads.byId(cell.subject()).orElseThrow(), Contestant.byId(cell.mechanism()).orElseThrow(), size);
    }
}
