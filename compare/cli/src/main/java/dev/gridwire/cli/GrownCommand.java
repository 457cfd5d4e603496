// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.report.EarlierResults;
import dev.gridwire.trials.report.LimitGrowth;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire grown}, which the nightly build asks: has Gridwire become slower since the last release? */
@Command(
        name = "grown",
        hidden = true,
        description = "Exits with 1 if Gridwire's ratio to handwritten code has grown by 15 % or more in each pair of results.")
final class GrownCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NOW THEN", arity = "2..*", description = "Folders of results, in pairs.")
    private List<Path> folders = List.of();

    @Override
    public Integer call() throws IOException {
        if (folders.size() % 2 != 0) {
            throw new ParameterException(spec.commandLine(), "Each folder needs the one that it is compared with: name pairs.");
        }
        List<ComparisonResults> now = new ArrayList<>();
        List<ComparisonResults> then = new ArrayList<>();
        for (int i = 0; i < folders.size(); i += 2) {
            now.add(EarlierResults.read(folders.get(i)).results());
            then.add(EarlierResults.read(folders.get(i + 1)).results());
        }
        List<LimitGrowth> growths = LimitGrowth.of(now, then);
        if (growths.isEmpty()) {
            throw new CommandFailure("The results have no cells of gridwire and bytearray in common.");
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("Gridwire's ratio to handwritten code, divided by the earlier one:");
        growths.forEach(one -> out.println(words(one)));
        return growths.stream().anyMatch(LimitGrowth::isRegression)
                ? spec.exitCodeOnExecutionException() : spec.exitCodeOnSuccess();
    }

    private static String words(LimitGrowth growth) {
        return "  " + growth.workload() + ", " + growth.place() + ": "
                + growth.times().stream().map(each -> String.format(Locale.ROOT, "%.2f", each)).collect(Collectors.joining(", "))
                + (growth.isRegression() ? "  has grown" : "");
    }
}
