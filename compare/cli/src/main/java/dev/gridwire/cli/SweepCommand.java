// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.sweep.Sweep;
import dev.gridwire.trials.sweep.SweepResults;
import dev.gridwire.trials.sweep.SweepSettings;
import dev.gridwire.trials.sweep.SweepText;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code gridwire sweep}. */
@Command(
        name = "sweep",
        abbreviateSynopsis = true,
        description = {
            "Checks the serializable classes of a library.",
            "Instances are copied by Java serialization and by Gridwire, and the copies are compared.",
            "The library's own code runs, in a separate JVM and an empty folder: sweep only what you would run.",
            "Takes some seconds for a small library and some minutes for the JDK."
        })
final class SweepCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Gridwire gridwire;

    @Parameters(paramLabel = "JAR-OR-FOLDER", arity = "0..*", description = "Jars and folders of the classes to sweep.")
    private List<String> swept = List.of();

    @Option(names = "--jdk", description = "Sweep the classes of the JDK's own modules.")
    private boolean jdk;

    @Option(names = "--classpath", paramLabel = "JAR-OR-FOLDER[:…]",
            description = "Jars and folders that the swept classes need, separated as on Java's class path.")
    private List<String> classPath = List.of();

    @Option(names = "--filter", defaultValue = "", paramLabel = "PATTERN",
            description = "Only classes whose full name matches; * stands for anything.")
    private String filter;

    @Option(names = "--timeout", converter = AtLeastOne.class, paramLabel = "MILLIS",
            description = "Milliseconds for one class (default: ${DEFAULT-VALUE}).",
            defaultValue = "" + SweepSettings.DEFAULT_TIMEOUT_MILLIS)
    private int timeoutMillis;

    @Option(names = "--heap", converter = HeapSize.Converter.class, defaultValue = "512m", paramLabel = "SIZE",
            description = "Heap of each fork (default: ${DEFAULT-VALUE}).")
    private HeapSize heap;

    @Option(names = "--output", paramLabel = "FOLDER", description = "Also write the outcome of each class, as JSON and CSV.")
    private @Nullable Path output;

    @Option(names = "--overwrite", description = "Replace earlier results in the output folder.")
    private boolean overwrite;

    @Override
    public Integer call() throws IOException {
        if (swept.isEmpty() && !jdk) {
            throw new ParameterException(spec.commandLine(), "Name a jar or a folder to sweep, or --jdk.");
        }
        Forks forks = new Forks(heap.megabytes(), this::onLog);
        Memory.demand(forks, false);
        SweepSettings settings = new SweepSettings(
                swept.stream().map(SweepCommand::path).toList(), classPath(), jdk, filter, timeoutMillis, forks, commandText());
        if (output == null) {
            print(run(settings), List.of());
            return spec.exitCodeOnSuccess();
        }
        ResultsFolder folder = ResultsFolder.prepare(output, overwrite);
        try {
            SweepResults results = run(settings);
            print(results, folder.write(results));
            return spec.exitCodeOnSuccess();
        } finally {
            folder.discardIfEmpty();
        }
    }

    private SweepResults run(SweepSettings settings) throws IOException {
        return Sweep.run(settings, Terminal.progress(spec.commandLine().getOut()));
    }

    private List<Path> classPath() {
        return classPath.stream()
                .flatMap(paths -> Stream.of(paths.split(File.pathSeparator)))
                .filter(entry -> !entry.isEmpty())
                .map(SweepCommand::path)
                .toList();
    }

    private static Path path(String entry) {
        try {
            return Path.of(entry);
        } catch (InvalidPathException e) {
            throw new CommandFailure("This is no path: " + entry, e);
        }
    }

    private void print(SweepResults results, List<Path> written) {
        PrintWriter out = spec.commandLine().getOut();
        out.println();
        out.println(SweepText.table(results));
        out.print(SweepText.notes(results));
        written.forEach(file -> out.println(file.toAbsolutePath().normalize()));
        out.flush();
    }

    private void onLog(String words) {
        if (gridwire.isVerbose()) {
            spec.commandLine().getErr().println("The fork printed:");
            spec.commandLine().getErr().println(words);
        }
    }

    private String commandText() {
        return "./gridwire " + String.join(" ", spec.commandLine().getParent().getParseResult().originalArgs());
    }
}
