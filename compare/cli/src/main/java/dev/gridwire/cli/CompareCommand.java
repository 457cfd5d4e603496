// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.change.ChangeSet;
import dev.gridwire.trials.compare.Budget;
import dev.gridwire.trials.compare.Comparison;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonSettings;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.compare.RunFacts;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.compare.SelfCheck;
import dev.gridwire.trials.compare.SelfCheckResults;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.hazelcast.published.PublishedComparisons;
import dev.gridwire.trials.hazelcast.published.PublishedReport;
import dev.gridwire.trials.hazelcast.published.PublishedSettings;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.report.Against;
import dev.gridwire.trials.report.EarlierResults;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.report.TerminalReport;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.safety.SafetySettings;
import dev.gridwire.trials.userclass.UserClassWorkloads;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code gridwire compare}. */
@Command(
        name = "compare",
        abbreviateSynopsis = true,
        description = {
            "Measures what serialization costs, as a codec and in a grid.",
            "Without options it shows figures in a minute, and leaves a report in three."
        })
final class CompareCommand implements Callable<Integer> {

    private static final int DEFAULT_HEAP_MEGABYTES = 512;
    private static final int PUBLISHED_HEAP_MEGABYTES = 4_096;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Gridwire gridwire;

    @Mixin
    private GridOption grids;

    @Mixin
    private SelectionOptions selection;

    @Option(names = "--where", split = ",", paramLabel = "PLACE,…",
            description = {
                "The places: ${COMPLETION-CANDIDATES}.",
                "Default: codec and client. In bare there is no grid; in cluster, several processes are under load."
            },
            completionCandidates = SelectionOptions.PlaceNames.class)
    private @Nullable List<String> places;

    @Option(names = "--published",
            description = "Run the published comparisons at their sizes, beside the published figures. Takes an hour.")
    private boolean published;

    @Mixin
    private UserClassOptions own;

    @Mixin
    private EffortOptions effort;

    @Option(names = "--port", converter = Port.class, defaultValue = "0", paramLabel = "PORT",
            description = "Port of the member that clients use. Default: a free one.")
    private int port;

    @Mixin
    private SafetyOptions safety;

    @Mixin
    private ClusterTrialOptions cluster;

    @Mixin
    private ResultsOptions output;

    @Option(names = "--resume", paramLabel = "FOLDER",
            description = "Resume a run that left incomplete results in the folder, with the options of that run.")
    private @Nullable Path resumed;

    @Option(names = "--self-check",
            description = "Check the measuring itself, in the codec: one mechanism under two names must give the same "
                    + "figures, and one slowed down by a quarter must not. Takes about ten minutes, and exits with 1 if the "
                    + "check fails.")
    private boolean selfCheck;

    @Option(names = "--first-use",
            description = "Measure only what a library costs before it is warm: to create a codec, and to write and read "
                    + "the first objects of classes, each time in a new JVM; then how many orders a new JVM does in "
                    + "three seconds of one core. Takes two to three minutes. Of the other options, only --contestant and "
                    + "--rounds apply.")
    private boolean firstUse;

    @Option(names = CompareHelp.ALL, description = "Show all options.")
    private boolean helpAll;

    @Mixin
    private ShowOption show;

    @Mixin
    private AgainstOptions against;

    private ResultsOptions.@Nullable Earlier earlier;

    @Override
    public Integer call() throws IOException {
        if (helpAll) {
            spec.commandLine().usage(spec.commandLine().getOut());
            return spec.exitCodeOnUsageHelp();
        }
        if (resumed != null) {
            return goOn(resumed);
        }
        Grid grid = grids.grid();
        against.prepare();
        if (show.isGiven()) {
            return show(show.read());
        }
        if (published && places != null) {
            throw new ParameterException(spec.commandLine(), "--published names its own places: leave out --where.");
        }
        if (published) {
            selection.addArenas();
        }
        if (firstUse) {
            return new FirstUseRun(spec, gridwire::isVerbose).run(selection.named(), effort.rounds());
        }
        Budget budget = effort.budget();
        if (selfCheck && (published || places != null || own.isGiven() || safety.isAsked())) {
            throw new ParameterException(spec.commandLine(),
                    "--self-check measures the measuring, in the codec: leave out --where, --class, --published and --safety.");
        }
        if (selfCheck) {
            return checkItself(budget);
        }
        safety.check(published, places != null);
        safety.prepare(selection);
        UserClassWorkloads classes = own.prepare(effort.seed(), forks(), published).orElse(null);
        try (classes) {
            List<Workload<?>> ownWorkloads = classes == null ? List.of() : classes.workloads();
            Selection asked = ownWorkloads.isEmpty() ? selection.in(grid, places) : selection.in(places, ownWorkloads);
            Selection chosen = safety.without(asked);
            UserClassOptions.announce(chosen, spec.commandLine().getOut());
            return compare(chosen);
        }
    }

    private int compare(Selection chosen) throws IOException {
        ClusterSettings clusterSettings = cluster.settings(chosen, effort.heapMegabytes());
        Memory.demand(forks(), published || chosen.places().contains(Place.CLIENT));
        Memory.demand(chosen, clusterSettings);
        ResultsFolder folder = output.prepare(earlier == null ? null : earlier.folder());
        StopNotice notice = new StopNotice(folder, spec.commandLine().getErr());
        try {
            return published ? runPublished(chosen, folder) : run(chosen, clusterSettings, folder);
        } catch (ForkFailure | UncheckedIOException e) {
            folder.kept().ifPresent(this::sayKept);
            throw e;
        } finally {
            notice.remove();
            folder.discardIfEmpty();
        }
    }

    /** Resumes a run by parsing its original arguments again. */
    private int goOn(Path folder) throws IOException {
        if (arguments().size() > Resumption.ARGUMENTS) {
            throw new ParameterException(spec.commandLine(), "--resume goes on with a run's own options: leave out all others.");
        }
        ComparisonResults results = Resumption.of(folder);
        CommandLine again = Gridwire.commandLine();
        again.setOut(spec.commandLine().getOut());
        again.setErr(spec.commandLine().getErr());
        String[] arguments = results.arguments().toArray(new String[0]);
        CompareCommand run = again.parseArgs(arguments).subcommand().commandSpec().commandLine().getCommand();
        run.earlier = new ResultsOptions.Earlier(results, folder);
        return run.call();
    }

    private int run(Selection chosen, ClusterSettings clusterSettings, ResultsFolder folder) throws IOException {
        SafetySettings limits = safety.settings(effort.seed());
        ComparisonSettings settings = new ComparisonSettings(
                chosen, effort.sizes(), effort.effort(), effort.budget(), forks(), port, clusterSettings, limits,
                limits == null ? null : ChangeSet.of(chosen.workloads()), arguments());
        LiveTable live = new LiveTable(spec.commandLine().getOut(), Terminal.isTerminal());
        ComparisonResults results = Comparison.run(
                settings, earlier == null ? null : earlier.results(), progress(), soFar -> {
                    live.show(TerminalReport.table(soFar, Terminal.columns()));
                    keep(folder, soFar);
                });
        live.clear();
        Against compared = against.compare(results);
        List<Path> written = folder.write(results, compared);
        print(tables(results), compared, written);
        return against.exitCode(compared, exitCode(results));
    }

    private int checkItself(Budget budget) throws IOException {
        Selection chosen = selection.in(List.of(Place.CODEC.id()));
        ComparisonSettings settings = new ComparisonSettings(
                chosen, effort.sizes(), effort.effort(), budget, forks(), port, arguments());
        ResultsFolder folder = output.prepare(null);
        try {
            SelfCheckResults results = SelfCheck.run(settings, progress());
            Path file = folder.write(results);
            spec.commandLine().getOut().println();
            spec.commandLine().getOut().print(results.words());
            spec.commandLine().getOut().println(file.toAbsolutePath().normalize());
            return results.isPassed() ? spec.exitCodeOnSuccess() : spec.exitCodeOnExecutionException();
        } finally {
            folder.discardIfEmpty();
        }
    }

    private int show(EarlierResults shown) throws IOException {
        ComparisonResults results = shown.results();
        ResultsFolder folder = output.prepareShown(shown.file());
        Against compared = against.compare(results);
        List<Path> written = folder.write(shown, compared);
        print(tables(results) + PublishedReport.render(results.published()), compared, written);
        return against.exitCode(compared, spec.exitCodeOnSuccess());
    }

    private String tables(ComparisonResults results) {
        String summary = TerminalReport.render(results, Terminal.columns());
        return gridwire.isVerbose() ? TerminalReport.details(results, Terminal.columns()) + '\n' + summary : summary;
    }

    private void sayKept(Path folder) {
        if (StopNotice.isStopping()) {
            return;
        }
        spec.commandLine().getErr().println("gridwire: The results until then are kept, marked incomplete, in " + folder
                + "; to go on: ./gridwire compare --resume " + folder);
    }

    private static void keep(ResultsFolder folder, ComparisonResults soFar) {
        try {
            synchronized (folder) {
                if (!StopNotice.isStopping()) {
                    folder.write(soFar);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    /** Returns the exit code. Successful figures are shown and kept even if cells failed. */
    private int exitCode(ComparisonResults results) {
        long failed = results.cells().stream().filter(cell -> cell.outcome() == Outcome.FAILED).count()
                + results.cluster().stream().filter(cell -> cell.outcome() == Outcome.FAILED).count();
        if (failed > 0) {
            spec.commandLine().getErr().println(
                    "gridwire: Cells that failed: " + failed + "; the notes above say how, --verbose says more.");
        }
        return failed == 0 ? spec.exitCodeOnSuccess() : spec.exitCodeOnExecutionException();
    }

    private int runPublished(Selection chosen, ResultsFolder folder) throws IOException {
        Instant startedAt = Instant.now();
        PublishedSettings settings = new PublishedSettings(
                chosen.workloads(), selection.named(), effort.size(), effort.rounds(), effort.seed(), forks(), port);
        List<PublishedTable> known = earlier == null ? List.of() : earlier.results().published();
        List<PublishedTable> tables = PublishedComparisons.run(settings, known, progress(), done -> keep(folder, results(
                settings, startedAt, done, "The run ended early; published comparisons that are here: " + done.size())));
        ComparisonResults results = results(settings, startedAt, tables, null);
        Against compared = against.compare(results);
        print(PublishedReport.render(tables), compared, folder.write(results, compared));
        return spec.exitCodeOnSuccess();
    }

    private ComparisonResults results(
            PublishedSettings settings, Instant startedAt, List<PublishedTable> tables, @Nullable String incomplete) {
        RunFacts run = RunFacts.since(startedAt, arguments());
        return PublishedComparisons.results(settings, earlier == null ? run : run.after(earlier.results()), tables, incomplete);
    }

    private Forks forks() {
        return effort.forks(published ? PUBLISHED_HEAP_MEGABYTES : DEFAULT_HEAP_MEGABYTES, this::onLog);
    }

    private void onLog(String words) {
        if (gridwire.isVerbose()) {
            spec.commandLine().getErr().println("The fork printed:");
            spec.commandLine().getErr().println(words);
        }
    }

    private Progress progress() {
        return Terminal.progress(spec.commandLine().getOut());
    }

    private void print(String text, @Nullable Against compared, List<Path> written) {
        PrintWriter out = spec.commandLine().getOut();
        out.println();
        out.println(text);
        against.print(compared);
        written.forEach(file -> out.println(file.toAbsolutePath().normalize()));
    }

    private List<String> arguments() {
        return new ArrayList<>(spec.commandLine().getParent().getParseResult().originalArgs());
    }
}
