// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.report.Against;
import dev.gridwire.trials.report.AgainstReport;
import dev.gridwire.trials.report.CellDifference;
import dev.gridwire.trials.report.EarlierResults;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options for earlier results to compare with. */
final class AgainstOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--against", paramLabel = "FOLDER",
            description = {
                "Also show what differs from these earlier results.",
                "Names their folder, or their results.json."
            })
    private @Nullable Path against;

    @Option(names = "--fail-slower", paramLabel = "PERCENT",
            description = "With --against: exit with 1 if an operation has become slower by more than this percentage, and "
                    + "by more than noise.")
    private @Nullable Double failSlower;

    private @Nullable EarlierResults earlier;

    /** Reads the earlier results, before anything is measured. */
    void prepare() throws IOException {
        if (failSlower != null && (against == null || !(failSlower >= 0) || failSlower.isInfinite())) {
            throw new ParameterException(spec.commandLine(), against == null
                    ? "--fail-slower needs earlier results: name them with --against."
                    : "A percentage is 0 or more: --fail-slower=" + failSlower);
        }
        earlier = against == null ? null : EarlierResults.read(against);
    }

    /** Returns the comparison; null if none was requested. */
    @Nullable Against compare(ComparisonResults results) {
        return earlier == null ? null : Against.of(results, earlier.results(), earlier.name());
    }

    void print(@Nullable Against compared) {
        if (compared != null) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(AgainstReport.render(compared));
        }
    }

    /** Returns the failure's exit code and names the slower figures, if there are any and the user wants to fail then. */
    int exitCode(@Nullable Against compared, int otherwise) {
        List<CellDifference> slower = compared == null || failSlower == null ? List.of() : compared.slowerBy(failSlower);
        if (slower.isEmpty()) {
            return otherwise;
        }
        spec.commandLine().getErr().println("gridwire: Slower than before by more than " + percent() + " %: "
                + slower.stream().map(AgainstOptions::words).collect(Collectors.joining("; ")));
        return spec.exitCodeOnExecutionException();
    }

    private String percent() {
        return String.valueOf(failSlower).replaceFirst("\\.0$", "");
    }

    private static String words(CellDifference one) {
        return String.format(
                Locale.ROOT, "%s, %s, %s, %s: %.2f times", one.workload(), one.contestant(), one.place(), one.operation(),
                one.ratio());
    }
}
