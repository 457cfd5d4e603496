// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.JvmRun;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The JVMs in which something was measured.
 *
 * @param count of them, one for each cell and turn
 * @param disturbed of them marked, since others had the processors or the machine became slower
 * @param cold of them that were not steady when their warm-up ended
 * @param steadyMillis the mean of the others' time until they were steady; null where there are none
 * @param mostForeign the largest share of the processors that others had
 * @param mostSlowdown the largest slowdown of the fixed loop
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

    static JvmSums of(ComparisonResults results) {
        return of(results.cells().stream().flatMap(cell -> cell.jvms().stream()).toList());
    }

    /** How quiet the machine was and how warm the JVMs, two sentences; empty where it is not known. */
    Optional<String> words() {
        if (count == 0) {
            return Optional.empty();
        }
        String quiet = disturbed == 0
                ? "The machine was quiet."
                : String.format(Locale.ROOT, "Others disturbed %.0f %% of what was measured: they had up to %.0f %% of the"
                        + " processors, and a fixed loop took up to %.2f times as long.", PERCENT * disturbed / count,
                        PERCENT * mostForeign, mostSlowdown);
        String warm = cold == 0
                ? " All was measured when its times were steady."
                : String.format(Locale.ROOT, " Of all cells and JVMs, %.0f %% were not steady when their warm-up ended.",
                        PERCENT * cold / count);
        return Optional.of(quiet + warm);
    }
}
