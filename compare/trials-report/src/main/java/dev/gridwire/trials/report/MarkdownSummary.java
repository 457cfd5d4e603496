// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes {@code summary.md}: the results for a wiki or a pull request. */
final class MarkdownSummary {

    private static final double WHOLE_FROM = 1_000;

    private final ComparisonResults results;
    private final Titles titles;
    private final CellColumns all;
    private final MarkdownText text = new MarkdownText();

    private MarkdownSummary(ComparisonResults results) {
        this.results = results;
        this.titles = Titles.of(results);
        this.all = CellColumns.of(results);
    }

    /**
     * Renders the summary.
     *
     * @param against earlier results to compare with; null for none
     */
    static String render(ComparisonResults results, @Nullable Against against) {
        return new MarkdownSummary(results).render(against);
    }

    private String render(@Nullable Against against) {
        String grid = results.settings().grid();
        text.heading(1, "Serialization mechanisms" + (grid == null ? "" : " in " + MarkdownText.escape(grid)) + ", compared");
        if (results.incomplete() != null) {
            text.line("**Incomplete:** " + MarkdownText.escape(results.incomplete()));
        }
        words();
        recommendations();
        tables();
        if (against != null) {
            against(against);
        }
        conditions();
        return text.toString();
    }

    private void words() {
        text.items(Summary.of(results).stream()
                .map(one -> "**" + MarkdownText.escape(titles.workload(one.workload())) + ", "
                        + MarkdownText.escape(titles.place(one.place())).toLowerCase(Locale.ROOT) + ":** "
                        + MarkdownText.escape(String.join(" ", one.sentences())))
                .toList());
    }

    private void recommendations() {
        if (!results.recommendations().isEmpty()) {
            text.heading(2, "What to use");
        }
        for (Recommendation one : results.recommendations()) {
            text.line("**" + MarkdownText.escape(one.aim()) + "** (" + MarkdownText.escape(titles.workload(one.workload()))
                    + "): " + (one.contestant() == null
                            ? "" : MarkdownText.escape(titles.contestant(one.contestant())) + ". ")
                    + MarkdownText.escape(one.reason()));
            if (one.snippet() != null) {
                text.code(one.snippet());
            }
        }
    }

    private void against(Against against) {
        text.heading(2, "Against " + MarkdownText.escape(against.name()));
        text.items(against.warnings().stream().map(MarkdownText::escape).toList());
        text.line("Microseconds an operation.");
        text.table(AgainstReport.columns(one -> String.join(", ",
                titles.workload(one.workload()), titles.contestant(one.contestant()), titles.place(one.place()))),
                against.differences());
        text.line(AgainstReport.counted(against.differences()));
    }

    private void conditions() {
        text.heading(2, "How it was measured");
        text.items(List.of(
                "Command: `" + results.command().replace("`", "'") + '`',
                "Started: " + MarkdownText.escape(results.startedAt()) + ", took "
                        + FigureText.whole(results.durationSeconds()) + " s",
                "Machine: " + MarkdownText.escape(results.machine().cpu()) + ", " + results.machine().cores() + " cores, "
                        + MarkdownText.escape(results.machine().os()),
                "Java: " + MarkdownText.escape(results.java().version() + ", " + results.java().vendor()),
                "Versions: " + MarkdownText.escape(String.join(", ", results.versions().entrySet().stream()
                        .map(entry -> entry.getKey() + ' ' + entry.getValue()).sorted().toList()))));
    }

    /**
     * Adds a table for each workload and place, the fastest first; then the cluster's, the published ones, and those of safety.
     */
    private void tables() {
        for (NamedWorkload workload : results.workloads()) {
            for (NamedPlace place : results.places()) {
                cells(workload, place);
            }
            cluster(workload);
        }
        results.published().forEach(table -> published(table));
        safety();
    }

    private void cells(NamedWorkload workload, NamedPlace place) {
        List<Cell> cells = results.cellsOf(workload.id(), place.id()).stream()
                .sorted(Comparator.comparing(Cell::isMeasured).reversed().thenComparingDouble(Cell::roundTripNanos))
                .toList();
        if (cells.isEmpty()) {
            return;
        }
        text.heading(2, MarkdownText.escape(workload.title() + ", " + place.title().toLowerCase(Locale.ROOT)));
        boolean hasByHand = results.settings().grid() == null;
        text.line("Microseconds an operation ± half the 95 % confidence interval; round trips divided by Java's "
                + (hasByHand ? "and by IdentifiedDataSerializable's (IDS) by hand, " : "")
                + "with the interval that holds another run's ratio in 95 of 100 cases"
                + (hasByHand ? "." : "; garbage is the bytes that a write and a read allocate."));
        Columns<Cell> columns = new Columns<Cell>()
                .text("", cell -> titles.contestant(cell.contestant()))
                .text("outcome", cell -> outcome(cell.outcome()))
                .figure("bytes", all.text("bytes"))
                .figure("write", all.withError("write"))
                .figure("read", all.withError("read"))
                .figure("÷ Java", all.withInterval("timeToJava"));
        if (hasByHand) {
            columns.figure("÷ IDS", all.withInterval("timeToIdentified"));
        } else {
            columns.figure("garbage", cell -> cell.isMeasured() ? FigureText.whole(cell.allocatedBytes()) : Columns.NOTHING);
        }
        text.table(columns, cells);
    }

    private void cluster(NamedWorkload workload) {
        List<ClusterCell> cells = results.clusterOf(workload.id());
        if (cells.isEmpty()) {
            return;
        }
        text.heading(2, MarkdownText.escape(workload.title() + ", cluster"));
        text.line("With half the 95 % confidence interval: " + ClusterTable.FIGURES + '.');
        text.table(ClusterTable.withFigures(new Columns<ClusterCell>()
                .text("", cell -> titles.contestant(cell.contestant()))
                .text("outcome", cell -> outcome(cell.outcome()))), cells);
    }

    private void published(PublishedTable table) {
        text.heading(2, MarkdownText.escape(table.title()));
        text.line("Then: " + MarkdownText.escape(table.source()));
        Columns<PublishedTable.Row> columns = new Columns<PublishedTable.Row>().text("", PublishedTable.Row::mechanism);
        for (int i = 0; i < table.columns().size(); i++) {
            int index = i;
            PublishedTable.Column column = table.columns().get(index);
            columns.figure(column.kind() == PublishedTable.Kind.ERROR ? "±" : column.header() + ", " + column.unit(),
                    row -> figure(row.figures().get(index)));
        }
        text.table(columns, table.rows());
        text.items(table.notes().stream().map(MarkdownText::escape).toList());
    }

    /** Adds the tables of altered payloads and changed classes, if either was requested. */
    private void safety() {
        Safety safety = results.safety();
        List<SafetySum> read = SafetySum.of(results);
        if (safety != null && !read.isEmpty()) {
            text.heading(2, "Altered payloads");
            text.line("Inputs of all workloads by their fates, seed " + safety.seed() + "; those from \"type confused\" "
                    + "on count again. docs/safety.md says what is judged.");
            text.table(SafetySum.columns(), read);
        }
        List<EvolutionSum> changed = EvolutionSum.of(results);
        if (safety != null && !changed.isEmpty()) {
            text.heading(2, "Classes that change");
            text.line("Reading in both directions; then values of new members that an old one has read, changed and written.");
            text.table(EvolutionSum.columns(), changed);
            everyChange(safety, changed, "New reads old", EvolutionCell::upgraded);
            everyChange(safety, changed, "Old reads new", EvolutionCell::downgraded);
            everyChange(safety, changed, "Read, modify, write by an old member", EvolutionCell::rewritten);
        }
    }

    private void everyChange(Safety safety, List<EvolutionSum> changed, String title,
            Function<EvolutionCell, EvolutionVerdict> way) {
        text.heading(3, title);
        Columns<NamedChange> columns = new Columns<NamedChange>().text("", NamedChange::title);
        changed.forEach(one -> columns.text(MarkdownText.escape(one.title()), change -> one.cells().stream()
                .filter(cell -> cell.change().equals(change.id())).findFirst()
                .map(cell -> EvolutionSum.word(way.apply(cell))).orElse("")));
        text.table(columns, safety.changes());
    }

    private static String figure(@Nullable Double figure) {
        return Columns.number(figure != null && figure < WHOLE_FROM ? "%.1f" : "%,.0f", figure);
    }

    private static String outcome(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
