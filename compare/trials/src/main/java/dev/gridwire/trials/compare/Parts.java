// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The results of one leg, one for each turn's JVM. */
final class Parts {

    private final Leg<?> leg;
    private final Map<Integer, List<Cell>> byTurn = new TreeMap<>();

    Parts(Leg<?> leg) {
        this.leg = leg;
    }

    Leg<?> leg() {
        return leg;
    }

    /** Adds what an earlier run has measured, without failures. */
    void addEarlier(List<Cell> cells) {
        cells.stream()
                .filter(cell -> cell.contestant().equals(leg.name()) && cell.place().equals(leg.place().id()))
                .filter(cell -> cell.isMeasured()
                        && leg.held().keySet().stream().map(Workload::id).anyMatch(cell.workload()::equals))
                .flatMap(cell -> cell.parts().stream())
                .forEach(part -> byTurn.computeIfAbsent(part.jvms().get(0).turn(), turn -> new ArrayList<>()).add(part));
    }

    /** Whether the turn has been measured, in this run or an earlier one. */
    boolean has(int turn) {
        return byTurn.getOrDefault(turn, List.of()).size() == leg.held().size();
    }

    void put(int turn, List<Cell> cells) {
        byTurn.put(turn, cells.stream().map(cell -> cell.named(leg.name())).toList());
    }

    int turns() {
        return byTurn.size();
    }

    /** Returns the workloads that no JVM has failed on; what failed once is not tried again. */
    Map<Workload<?>, Integer> left() {
        Map<Workload<?>, Integer> left = new LinkedHashMap<>(leg.held());
        byTurn.values().forEach(cells -> cells.stream()
                .filter(cell -> !cell.isMeasured())
                .forEach(cell -> left.keySet().removeIf(workload -> workload.id().equals(cell.workload()))));
        return left;
    }

    /** Returns the cells so far, those that the contestant refuses first. */
    List<Cell> cells() {
        List<Cell> all = new ArrayList<>(leg.refused());
        for (Workload<?> workload : leg.held().keySet()) {
            List<Cell> parts = byTurn.values().stream()
                    .flatMap(List::stream).filter(cell -> cell.workload().equals(workload.id())).toList();
            if (!parts.isEmpty()) {
                all.add(Cell.ofAll(parts));
            }
        }
        return all;
    }
}
