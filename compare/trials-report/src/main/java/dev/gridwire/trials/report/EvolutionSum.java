// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.table.Columns;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sums the results of one contestant under changes of classes.
 *
 * @param title the title of the contestant
 * @param cells one for each change
 */
record EvolutionSum(String title, List<EvolutionCell> cells) {

    /** Returns a sum for each requested contestant, in the order of the results; empty if nothing was tried. */
    static List<EvolutionSum> of(ComparisonResults results) {
        return SafetySum.ofEach(results, Safety::evolution, EvolutionCell::contestant, EvolutionSum::new);
    }

    /** Returns the titles of changes that were not tried, because no field of the user's classes allows them. */
    static List<String> untried(ComparisonResults results) {
        Safety safety = results.safety();
        if (safety == null || results.incomplete() != null) {
            return List.of();
        }
        Set<String> tried = safety.evolution().stream().map(EvolutionCell::change).collect(Collectors.toSet());
        return safety.changes().stream().filter(change -> !tried.contains(change.id())).map(NamedChange::title).toList();
    }

    /** Returns title and figures: reading in both directions, then values that an old member has rewritten. */
    static Columns<EvolutionSum> columns() {
        Columns<EvolutionSum> columns = new Columns<EvolutionSum>().text("", EvolutionSum::title);
        for (EvolutionVerdict verdict : EvolutionVerdict.values()) {
            columns.figure(verdict == EvolutionVerdict.NO_PART ? "no\npart" : word(verdict),
                    sum -> sum.count(cell -> Stream.of(cell.upgraded(), cell.downgraded()), verdict));
        }
        return columns
                .figure("rewriting:\nok", sum -> sum.rewritten(EvolutionVerdict.OK))
                .figure("loses", sum -> sum.rewritten(EvolutionVerdict.LOST))
                .figure("garbles", sum -> sum.rewritten(EvolutionVerdict.GARBLED))
                .figure("error", sum -> sum.rewritten(EvolutionVerdict.EXCEPTION));
    }

    private String rewritten(EvolutionVerdict verdict) {
        return count(cell -> Stream.of(cell.rewritten()), verdict);
    }

    private String count(Function<EvolutionCell, Stream<EvolutionVerdict>> of, EvolutionVerdict verdict) {
        return String.valueOf(cells.stream().flatMap(of).filter(verdict::equals).count());
    }

    /** Returns a verdict in one word. */
    static String word(EvolutionVerdict verdict) {
        return switch (verdict) {
            case OK -> "ok";
            case LOST -> "lost";
            case GARBLED -> "garbled";
            case EXCEPTION -> "error";
            case NO_PART -> "–";
        };
    }
}
