// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Comparison;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonSettings;
import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.report.TerminalReport;
import dev.gridwire.trials.trial.Effort;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
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
import picocli.CommandLine.Spec;

/** {@code gridwire compare}. */
@Command(
        name = "compare",
        description = {
            "Measures every mechanism on every workload: as a codec, in an embedded Hazelcast member, and through a client.",
            "Without options it takes about three minutes on two cores and leaves a new folder with the results."
        })
final class CompareCommand implements Callable<Integer> {

    private static final DateTimeFormatter FOLDER = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss");

    @Spec
    private CommandSpec spec;

    @Mixin
    private SelectionOptions selection;

    @Option(names = "--where", split = ",", paramLabel = "PLACE",
            description = "Only these places: ${COMPLETION-CANDIDATES}.",
            completionCandidates = SelectionOptions.PlaceNames.class)
    private @Nullable List<String> places;

    @Option(names = "--rounds", converter = AtLeastOne.class, defaultValue = "5", paramLabel = "COUNT",
            description = "Rounds that count, after the warm-up (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--size", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Values a round (default: by place, fewer for large values).")
    private @Nullable Integer size;

    @Option(names = "--warmup", converter = AtLeastOne.class, defaultValue = "300", paramLabel = "MILLIS",
            description = "Milliseconds of uncounted rounds before each cell (default: ${DEFAULT-VALUE}).")
    private int warmupMillis;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER",
            description = "Seed of all values (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--heap", converter = HeapSize.Converter.class, defaultValue = "1g", paramLabel = "SIZE",
            description = "Heap of each fork (default: ${DEFAULT-VALUE}).")
    private HeapSize heap;

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
        ComparisonSettings settings = settings();
        Memory.demand(settings.forks());
        ResultsFolder folder = ResultsFolder.prepare(folder(), overwrite);
        PrintWriter out = spec.commandLine().getOut();
        ComparisonResults results = Comparison.run(settings, Terminal.progress(out));
        List<Path> written = folder.write(results);
        out.println();
        out.println(TerminalReport.render(results, Terminal.columns()));
        written.forEach(file -> out.println(file.toAbsolutePath().normalize()));
        return 0;
    }

    private ComparisonSettings settings() {
        return new ComparisonSettings(
                selection.in(places),
                new RoundSizes(size == null ? OptionalInt.empty() : OptionalInt.of(size)),
                new Effort(rounds, warmupMillis, seed),
                new Forks(heap.megabytes()),
                port,
                "./gridwire " + String.join(" ", spec.commandLine().getParent().getParseResult().originalArgs()));
    }

    private Path folder() {
        return output != null ? output : Path.of("gridwire-results", FOLDER.format(LocalDateTime.now()));
    }
}
