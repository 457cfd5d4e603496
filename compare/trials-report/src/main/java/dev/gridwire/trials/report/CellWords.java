// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import dev.gridwire.trials.table.FigureText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes sentences about one workload in one place. */
record CellWords(Titles titles, List<Cell> measured, Ratios ratios) {

    private static final int NAMED_RIVALS = 3;

    static List<String> of(ComparisonResults results, Titles titles, String workload, String place) {
        List<Cell> cells = results.cellsOf(workload, place).stream()
                .filter(cell -> cell.isMeasured() && !cell.contestant().equals(Grid.BYTES))
                .sorted(Comparator.comparingDouble(Cell::roundTripNanos))
                .toList();
        CellWords words = new CellWords(titles, cells, new Ratios(results.cells()));
        return cells.isEmpty()
                ? List.of()
                : Stream.of(words.fastest(), words.distances(), words.smallest(), words.losses())
                        .flatMap(Optional::stream).toList();
    }

    /** Returns the cells that may be called fastest or smallest: those that preserve the value, or all if none does. */
    private List<Cell> candidates() {
        List<Cell> whole = measured.stream().filter(cell -> cell.outcome() == Outcome.HELD).toList();
        return whole.isEmpty() ? measured : whole;
    }

    private Optional<String> fastest() {
        Cell best = candidates().get(0);
        String time = FigureText.time(best.roundTripNanos());
        if (measured.size() == 1) {
            return Optional.of(name(best) + " takes " + time + " for a write and a read.");
        }
        List<String> peers = candidates().stream()
                .filter(cell -> cell != best && !isToldApart(cell, best)).map(this::name).toList();
        if (peers.isEmpty()) {
            return Optional.of(name(best) + " is fastest with " + time + " for a write and a read.");
        }
        String rivals = peers.size() > NAMED_RIVALS ? peers.size() + " others" : FigureText.list(peers);
        return Optional.of(name(best) + " takes least with " + time + " for a write and a read, but cannot be told apart from "
                + rivals + '.');
    }

    /** Compares the fastest with Java serialization and with handwritten code. */
    private Optional<String> distances() {
        Cell best = candidates().get(0);
        List<String> parts = Stream.of(Contestant.JAVA, Contestant.IDENTIFIED)
                .flatMap(bar -> measured.stream().filter(cell -> cell != best && cell.contestant().equals(bar.id())))
                .map(bar -> distance(best, bar))
                .toList();
        return parts.isEmpty() ? Optional.empty() : Optional.of("It is " + FigureText.list(parts) + '.');
    }

    private String distance(Cell best, Cell bar) {
        String name = bar.contestant().equals(Contestant.JAVA.id()) ? "Java serialization" : name(bar) + " by hand";
        double factor = ratios.of(bar, best).map(Ratio::value).orElse(1.0);
        return isToldApart(best, bar)
                ? FigureText.factor(factor) + " times as fast as " + name : "not told apart from " + name;
    }

    private boolean isToldApart(Cell one, Cell other) {
        return ratios.of(one, other).map(Ratio::isToldApart).orElse(false);
    }

    private Optional<String> smallest() {
        List<Cell> sized = candidates().stream().filter(cell -> cell.bytes() != null).toList();
        double least = sized.stream().map(Cell::bytes).filter(Objects::nonNull).mapToDouble(one -> one).min().orElse(0);
        if (least <= 0 || sized.size() < 2) {
            return Optional.empty();
        }
        List<String> names = sized.stream().filter(cell -> Math.round(bytes(cell)) == Math.round(least)).map(this::name).toList();
        String java = measured.stream()
                .filter(cell -> cell.contestant().equals(Contestant.JAVA.id()) && bytes(cell) > least)
                .map(cell -> ", where Java serialization takes " + FigureText.whole(bytes(cell)))
                .findFirst().orElse("");
        return Optional.of(FigureText.list(names) + (names.size() == 1 ? " is" : " are") + " smallest with "
                + FigureText.bytes(least) + java + '.');
    }

    private static double bytes(Cell cell) {
        Double bytes = cell.bytes();
        return bytes == null ? 0 : bytes;
    }

    private Optional<String> losses() {
        List<String> parts = new ArrayList<>();
        losses(parts, Outcome.VALUE_CHANGED, "changes values");
        losses(parts, Outcome.TYPE_CHANGED, "changes classes");
        losses(parts, Outcome.IDENTITY_LOST, "loses identity");
        return parts.isEmpty() ? Optional.empty() : Optional.of("Not whole: " + String.join("; ", parts) + '.');
    }

    private void losses(List<String> parts, Outcome outcome, String what) {
        List<String> names = measured.stream().filter(cell -> cell.outcome() == outcome).map(this::name).toList();
        if (!names.isEmpty()) {
            parts.add(what + ": " + FigureText.list(names));
        }
    }

    private String name(Cell cell) {
        return titles.contestant(cell.contestant());
    }
}
