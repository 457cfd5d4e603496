// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Comparison;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonSettings;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.published.PublishedComparisons;
import dev.gridwire.trials.published.PublishedReport;
import dev.gridwire.trials.published.PublishedResults;
import dev.gridwire.trials.published.PublishedSettings;
import dev.gridwire.trials.published.PublishedTable;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.report.TerminalReport;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
        description = {
            "Measures every mechanism on every workload: as a codec, in an embedded Hazelcast member, and through a client.",
            "Without options it takes about three minutes on two cores and leaves a new folder with the results."
        })
final class CompareCommand implements Callable<Integer> {

    private static final int DEFAULT_ROUNDS = 5;
    private static final int DEFAULT_HEAP_MEGABYTES = 1_024;
    private static final int PUBLISHED_HEAP_MEGABYTES = 4_096;
    private static final DateTimeFormatter FOLDER = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss");

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Gridwire gridwire;

    @Mixin
    private SelectionOptions selection;

    @Option(names = "--where", split = ",", paramLabel = "PLACE",
            description = "Only these places: ${COMPLETION-CANDIDATES}.",
            completionCandidates = SelectionOptions.PlaceNames.class)
    private @Nullable List<String> places;

    @Option(names = "--published",
            description = "Run the comparisons as they were published, at their sizes (about a quarter of an hour).")
    private boolean published;

    @Option(names = "--rounds", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Rounds that count, after the warm-up (default: 5, or as published).")
    private @Nullable Integer rounds;

    @Option(names = "--size", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Values a round (default: by place, fewer for large values; or as published).")
    private @Nullable Integer size;

    @Option(names = "--warmup", converter = AtLeastOne.class, defaultValue = "300", paramLabel = "MILLIS",
            description = "Milliseconds of uncounted rounds before each cell (default: ${DEFAULT-VALUE}).")
    private int warmupMillis;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER",
            description = "Seed of all values (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--heap", converter = HeapSize.Converter.class, paramLabel = "SIZE",
            description = "Heap of each fork (default: 1g; 4g for a million published customers).")
    private @Nullable HeapSize heap;

    @Option(names = "--port", converter = Port.class, defaultValue = "0", paramLabel = "PORT",
            description = "Port of the member that clients use (default: a free one).")
    private int port;

    @Option(names = "--output", paramLabel = "FOLDER",
            description = "Where the results go (default: a new folder in gridwire-results).")
    private @Nullable Path output;

    @Option(names = "--overwrite", description = "Replace earlier results in the output folder.")
    private boolean overwrite;

    @Override
    public Integer call() throws IOException {
        if (published && places != null) {
            throw new ParameterException(spec.commandLine(), "--published names its own places: leave out --where.");
        }
        Selection chosen = selection.in(places);
        Memory.demand(forks(), published || chosen.places().contains(Place.CLIENT));
        ResultsFolder folder = ResultsFolder.prepare(folder(), overwrite);
        try {
            return published ? runPublished(chosen, folder) : run(chosen, folder);
        } finally {
            folder.discardIfEmpty();
        }
    }

    private int run(Selection chosen, ResultsFolder folder) throws IOException {
        Effort effort = new Effort(rounds == null ? DEFAULT_ROUNDS : rounds, warmupMillis, seed);
        ComparisonSettings settings = new ComparisonSettings(
                chosen, new RoundSizes(optional(size)), effort, forks(), port, commandText());
        ComparisonResults results = Comparison.run(settings, progress());
        List<Path> written = folder.write(results);
        print(TerminalReport.render(results, Terminal.columns()), written);
        return exitCode(results);
    }

    /** Figures that are there are shown and kept all the same. */
    private int exitCode(ComparisonResults results) {
        long failed = results.cells().stream().filter(cell -> cell.outcome() == Outcome.FAILED).count();
        if (failed > 0) {
            spec.commandLine().getErr().println(
                    "gridwire: Cells that failed: " + failed + "; the notes above say how, --verbose says more.");
        }
        return failed == 0 ? spec.exitCodeOnSuccess() : spec.exitCodeOnExecutionException();
    }

    private int runPublished(Selection chosen, ResultsFolder folder) throws IOException {
        Instant startedAt = Instant.now();
        PublishedSettings settings = new PublishedSettings(
                chosen.workloads(), chosen.contestants(), optional(size), optional(rounds), seed, forks(), port);
        List<PublishedTable> tables = PublishedComparisons.run(settings, progress());
        List<Path> written = folder.write(PublishedResults.of(settings, startedAt, commandText(), tables));
        print(PublishedReport.render(tables), written);
        return spec.exitCodeOnSuccess();
    }

    private Forks forks() {
        int otherwise = published ? PUBLISHED_HEAP_MEGABYTES : DEFAULT_HEAP_MEGABYTES;
        return new Forks(heap != null ? heap.megabytes() : otherwise, this::onLog);
    }

    private void onLog(String words) {
        if (gridwire.isVerbose()) {
            spec.commandLine().getErr().println("What the fork printed:");
            spec.commandLine().getErr().println(words);
        }
    }

    private Progress progress() {
        return Terminal.progress(spec.commandLine().getOut());
    }

    private void print(String text, List<Path> written) {
        PrintWriter out = spec.commandLine().getOut();
        out.println();
        out.println(text);
        written.forEach(file -> out.println(file.toAbsolutePath().normalize()));
    }

    private static OptionalInt optional(@Nullable Integer count) {
        return count == null ? OptionalInt.empty() : OptionalInt.of(count);
    }

    private String commandText() {
        return "./gridwire " + String.join(" ", spec.commandLine().getParent().getParseResult().originalArgs());
    }

    private Path folder() {
        return output != null ? output : Path.of("gridwire-results", FOLDER.format(LocalDateTime.now()));
    }
}
