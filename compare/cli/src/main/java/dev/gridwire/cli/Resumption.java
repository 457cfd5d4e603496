// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.compare.Versions;
import dev.gridwire.trials.grid.Grids;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a run that ended early, to resume it. */
final class Resumption {

    /** The most arguments: the command, the option and the folder. {@code --resume=FOLDER} makes two of them one. */
    static final int ARGUMENTS = 3;

    private Resumption() {}

    /**
     * Reads the results of a run.
     *
     * @throws CommandFailure if there is nothing to resume, or figures of two kinds of machine would be mixed
     */
    static ComparisonResults of(Path folder) throws IOException {
        Path file = folder.resolve("results.json");
        if (!Files.exists(file)) {
            throw new CommandFailure("There is no run to go on with: no results.json in " + folder
                    + " (a run writes it when its first part is done, such as a turn in one place)");
        }
        ComparisonResults results = ResultsJson.read(file);
        if (results.incomplete() == null || results.arguments().isEmpty()) {
            throw new CommandFailure("The run is complete: " + folder + " (its report is report.html there)");
        }
        demandSame("machine", results.machine(), Machine.here());
        demandSame("JDK", results.java(), Machine.Java.here());
        String grid = results.settings().grid();
        demandSame("versions", results.versions(), Versions.of(grid == null ? Grids.HAZELCAST : GridOption.find(grid)));
        return results;
    }

    private static void demandSame(String what, Object then, Object now) {
        if (!then.equals(now)) {
            throw new CommandFailure("The figures would be of two kinds: " + what + " then=" + then + ", now=" + now
                    + ". Start a new run, or go on where this one began.");
        }
    }
}
