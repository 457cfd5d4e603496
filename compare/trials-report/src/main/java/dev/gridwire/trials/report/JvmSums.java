// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Sums over the JVMs that measured.
 *
 * @param count their number, one for each cell and turn
 * @param disturbed how many are marked, because others used the processors or the machine became slower
 * @param cold how many were not steady at the end of their warm-up
 * @param steadyMillis the mean time until the others were steady; null if there are none
 * @param mostForeign the largest share of the processors that others used
 * @param mostSlowdown the largest slowdown of the fixed work
 */
record JvmSums(
        int count,
        long disturbed,
        long cold,
        @Nullable Double steadyMillis,
        double mostForeign,
        double mostSlowdown) {

    private static final double PERCENT = 100;

    static JvmSums of(List<JvmRun> runs) {
        List<Long> steady = runs.stream().map(JvmRun::steadyMillis).filter(Objects::nonNull).toList();
        return new JvmSums(
                runs.size(),
                runs.stream().filter(JvmRun::disturbed).count(),
                runs.size() - steady.size(),
                steady.isEmpty() ? null : steady.stream().mapToLong(one -> one).average().orElse(0),
                runs.stream().mapToDouble(JvmRun::foreignShare).max().orElse(0),
                runs.stream().mapToDouble(JvmRun::slowdown).max().orElse(1));
    }

    /**
     * Says in two or three sentences how quiet the machine was and how warm the JVMs were; empty if unknown. Times in a map are
     * left out, because they mostly belong to the network and the threads, and are steady only by chance.
     */
    static Optional<String> words(ComparisonResults results) {
        JvmSums all = of(runs(results, cell -> true));
        return all.count == 0 ? Optional.empty() : Optional.of(
                all.quiet() + waiting(results) + of(runs(results, JvmSums::isOutsideOfMaps)).warm());
    }

    private static String waiting(ComparisonResults results) {
        Double waited = results.waitedSeconds();
        return waited == null || waited < 1 ? "" : String.format(
                Locale.ROOT, " It waited %.0f s of %.0f for quiet moments.", waited, results.durationSeconds());
    }

    private static List<JvmRun> runs(ComparisonResults results, Predicate<Cell> cells) {
        return results.cells().stream().filter(cells).flatMap(cell -> cell.jvms().stream()).toList();
    }

    private static boolean isOutsideOfMaps(Cell cell) {
        return !Place.byId(cell.place()).map(Place::isMap).orElse(true);
    }

    private String quiet() {
        return disturbed == 0
                ? "Nothing disturbed the counted measurements."
                : String.format(Locale.ROOT, "Others disturbed %.0f %% of what was measured: they had up to %.0f %% of the"
                        + " processors, and fixed work took up to %.2f times as long.", PERCENT * disturbed / count,
                        PERCENT * mostForeign, mostSlowdown);
    }

    private String warm() {
        if (count == 0) {
            return "";
        }
        return cold == 0
                ? " Outside of maps, all times were steady when they were measured."
                : String.format(Locale.ROOT, " Outside of maps, %.0f %% of the cells and JVMs were not steady when their"
                        + " warm-up ended.", PERCENT * cold / count);
    }
}
