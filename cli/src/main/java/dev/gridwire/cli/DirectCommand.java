// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.direct.DirectBenchmarks;
import dev.gridwire.trials.direct.DirectCase;
import dev.gridwire.trials.direct.DirectCodec;
import dev.gridwire.trials.direct.DirectSummary;
import dev.gridwire.trials.direct.DirectTable;
import dev.gridwire.trials.hooked.HookedTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire direct}. */
@Command(
        name = "direct",
        description = {
            "Measures codecs with JMH and no grid between: one object again and again, and objects made just before, once each.",
            "JMH's own options follow two dashes: ./gridwire direct --case order --codec gridwire,fory -- -f 1 -wi 3 -i 5",
            "All cells at JMH's default effort here (3 forks of 10 seconds, four ways) take about an hour and a quarter."
        })
final class DirectCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--case", split = ",", paramLabel = "NAME",
            description = "Only these cases: ${COMPLETION-CANDIDATES}.",
            completionCandidates = CaseNames.class)
    private @Nullable List<String> cases;

    @Option(names = "--codec", split = ",", paramLabel = "NAME",
            description = "Only these codecs: ${COMPLETION-CANDIDATES}; the table divides by fory where it takes part.",
            completionCandidates = CodecNames.class)
    private @Nullable List<String> codecs;

    @Option(names = "--repeated", description = "Only one object, or one payload, again and again.")
    private boolean repeated;

    @Option(names = "--fresh", description = "Only objects made just before, and payloads that differ.")
    private boolean fresh;

    @Option(names = "--hooked", description = {
        "Only classes with hooks of Java serialization, one for each way, beside Java serialization; no other choice counts."})
    private boolean hooked;

    @Mixin
    private OutputFile output;

    @Parameters(paramLabel = "JMH-OPTION", description = "JMH's own options.")
    private List<String> jmhOptions = List.of();

    @Override
    public Integer call() throws IOException {
        List<DirectCase> chosenCases =
                Choice.of(spec.commandLine(), "case", cases, List.of(DirectCase.values()), DirectCase::id);
        List<DirectCodec> chosenCodecs =
                Choice.of(spec.commandLine(), "codec", codecs, DirectCodec.all(), DirectCodec::id);
        output.demandWritable();
        if (hooked) {
            return runHooked();
        }
        List<RunResult> results = run(chosenCases, chosenCodecs, jmhOptions.toArray(new String[0]));
        PrintWriter out = spec.commandLine().getOut();
        out.println();
        out.println(DirectTable.render(DirectSummary.of(results)));
        output.write(results, out);
        return spec.exitCodeOnSuccess();
    }

    private int runHooked() throws IOException {
        Collection<RunResult> results = HookedTable.run(jmhOptions.toArray(new String[0]));
        PrintWriter out = spec.commandLine().getOut();
        out.println();
        out.println(HookedTable.render(results));
        output.write(results, out);
        return spec.exitCodeOnSuccess();
    }

    /** Neither option asks for both, as both do. */
    private List<RunResult> run(List<DirectCase> chosenCases, List<DirectCodec> chosenCodecs, String... jmh)
            throws IOException {
        List<RunResult> results = new ArrayList<>();
        if (repeated || !fresh) {
            results.addAll(DirectBenchmarks.repeated(chosenCases, chosenCodecs, jmh));
        }
        if (fresh || !repeated) {
            results.addAll(DirectBenchmarks.fresh(chosenCases, chosenCodecs, jmh));
        }
        return results;
    }

    /** The names for help and completion. */
    static final class CaseNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        CaseNames() {
            super(Stream.of(DirectCase.values()).map(DirectCase::id).toList());
        }
    }

    /** The names for help and completion. */
    static final class CodecNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        CodecNames() {
            super(DirectCodec.all().stream().map(DirectCodec::id).toList());
        }
    }
}
