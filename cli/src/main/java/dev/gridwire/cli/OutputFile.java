// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.benchmark.Jmh;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import picocli.CommandLine.Option;

/** The file of a benchmark's results, if one is asked for. */
final class OutputFile {

    @Option(names = "--output", paramLabel = "FILE", description = "Also write JMH's JSON to this file.")
    private @Nullable Path file;

    @Option(names = "--overwrite", description = "Replace earlier output.")
    private boolean overwrite;

    boolean isOverwriting() {
        return overwrite;
    }

    /** To be called before the measuring, which takes long. */
    void demandWritable() {
        if (file == null) {
            return;
        }
        if (Files.exists(file) && !overwrite) {
            throw new CommandFailure("The output file exists: " + file + " (choose another, or add --overwrite)");
        }
        Path parent = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || !Files.isWritable(parent)) {
            throw new CommandFailure("The output file cannot be written: " + file + " (choose another with --output)");
        }
    }

    /** Writes the results, and says where. */
    void write(Collection<RunResult> results, PrintWriter out) throws IOException {
        if (file != null) {
            Jmh.write(results, file);
            out.println(file.toAbsolutePath().normalize());
        }
    }
}
