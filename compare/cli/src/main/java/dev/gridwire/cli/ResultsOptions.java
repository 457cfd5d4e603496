// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.report.ResultsFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the folder of the results. */
final class ResultsOptions {

    private static final DateTimeFormatter FOLDER = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss");

    @Option(names = "--output", paramLabel = "FOLDER",
            description = "The folder for the results. Default: a new one in gridwire-results.")
    private @Nullable Path output;

    @Option(names = "--overwrite",
            description = "Replace earlier results in the output folder.")
    private boolean overwrite;

    /**
     * Creates the folder before anything is measured.
     *
     * @param earlier the folder of the run to resume; null for a new run
     */
    ResultsFolder prepare(@Nullable Path earlier) throws IOException {
        if (earlier != null) {
            return ResultsFolder.prepare(earlier, true);
        }
        Path folder = output != null ? output : Path.of("gridwire-results", FOLDER.format(LocalDateTime.now()));
        return ResultsFolder.prepare(folder, overwrite);
    }

    /** Returns the folder for a new report of existing results: the folder of their file, unless another is named. */
    ResultsFolder prepareShown(Path file) throws IOException {
        return output == null
                ? ResultsFolder.prepare(Objects.requireNonNull(file.toAbsolutePath().normalize().getParent()), true)
                : ResultsFolder.prepare(output, overwrite);
    }

    /** The results of the run to resume, and their folder. */
    record Earlier(ComparisonResults results, Path folder) {}
}
