// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.report.EarlierResults;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The option that shows existing results instead of measuring. */
final class ShowOption {

    private static final Set<String> BESIDE =
            Set.of("--show", "--against", "--fail-slower", "--output", "--overwrite", "--verbose");

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--show", paramLabel = "FOLDER",
            description = "Measure nothing, and create the report of these results again, beside them or in --output.")
    private @Nullable Path shown;

    boolean isGiven() {
        return shown != null;
    }

    /**
     * Reads the results.
     *
     * @throws ParameterException if another option requests a measurement
     */
    EarlierResults read() throws IOException {
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!BESIDE.contains(option.longestName())) {
                throw new ParameterException(spec.commandLine(), "--show measures nothing: leave out "
                        + option.longestName() + '.');
            }
        }
        return EarlierResults.read(Objects.requireNonNull(shown));
    }
}
