// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Extreme;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.table.Columns;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Sums the results of one contestant on altered payloads, over all workloads.
 *
 * @param title the title of the contestant
 * @param cells one for each workload
 */
record SafetySum(String title, List<MutationCell> cells) {

    private static final double NANOS_A_MILLI = 1e6;
    private static final long KIB = 1 << 10;
    private static final long MIB = 1 << 20;

    /** Returns a sum for each requested contestant, in the order of the results; empty if nothing was read. */
    static List<SafetySum> of(ComparisonResults results) {
        return ofEach(results, Safety::mutation, MutationCell::contestant, SafetySum::new);
    }

    /** Returns a sum for each contestant that has such cells; empty if safety was not requested. */
    static <C, S> List<S> ofEach(
            ComparisonResults results,
            Function<Safety, List<C>> cells,
            Function<C, String> contestantOf,
            BiFunction<String, List<C>, S> sum) {
        List<C> all = results.safety() == null ? List.of() : cells.apply(results.safety());
        Map<String, List<C>> byContestant = all.stream().collect(Collectors.groupingBy(contestantOf));
        return results.contestants().stream()
                .filter(contestant -> byContestant.containsKey(contestant.id()))
                .map(contestant -> sum.apply(contestant.title(), byContestant.get(contestant.id())))
                .toList();
    }

    static String words(Fate fate) {
        return switch (fate) {
            case TOO_MANY_BYTES -> "allocation";
            case TOO_LONG -> "time";
            case HANG -> "endless";
            default -> fate.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    int inputs() {
        return cells.stream().mapToInt(MutationCell::inputs).sum();
    }

    int count(Fate fate) {
        return cells.stream().mapToInt(cell -> cell.count(fate)).sum();
    }

    /** Returns title and figures; each word of a figure's title takes one line. */
    static Columns<SafetySum> columns() {
        Columns<SafetySum> columns =
                new Columns<SafetySum>().text("", SafetySum::title).figure("inputs", sum -> number(sum.inputs()));
        for (Fate fate : Fate.values()) {
            columns.figure(words(fate).replace(' ', '\n'),
                    sum -> sum.inputs() == 0 ? Columns.NOTHING : number(sum.count(fate)));
        }
        return columns
                .figure("most\nallocated", sum -> sum.most(MutationCell::mostBytes, SafetySum::bytes))
                .figure("most\ntime", sum -> sum.most(MutationCell::mostNanos, SafetySum::millis));
    }

    private static String number(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private String most(Function<MutationCell, @Nullable Extreme> of, Function<Long, String> text) {
        return cells.stream().map(of).filter(Objects::nonNull)
                .max(Comparator.comparingLong(Extreme::amount))
                .map(most -> text.apply(most.amount()) + " of " + number(most.inputBytes()) + " B")
                .orElse(Columns.NOTHING);
    }

    private static String bytes(long bytes) {
        return bytes < MIB
                ? bytes / KIB + " KiB" : String.format(Locale.ROOT, "%,.1f MiB", (double) bytes / MIB);
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%,.1f ms", nanos / NANOS_A_MILLI);
    }
}
