// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The option for the grid or cache whose mechanisms are compared. */
final class GridOption {

    /** The options that apply to grids other than Hazelcast. */
    private static final Set<String> BESIDE = Set.of(
            "--grid", "--workload", "--contestant", "--where", "--rounds", "--minutes", "--size", "--warmup", "--measure",
            "--objects", "--seed", "--heap", "--port", "--output", "--overwrite", "--against", "--fail-slower", "--verbose");

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--grid", paramLabel = "NAME",
            description = {
                "Another grid: redis, redisson, ehcache, infinispan …",
                "Any of ${COMPLETION-CANDIDATES}. Compares Gridwire with the grid's default and the usual alternatives, each "
                    + "as a codec and in the grid. Takes three to four minutes, ignite five, ignite3 nine. The first run "
                    + "builds more."
            },
            completionCandidates = GridNames.class)
    private @Nullable String name;

    /**
     * Returns the named grid, or Hazelcast.
     *
     * @throws ParameterException if there is no such grid, or other options would have no effect
     * @throws CommandFailure if it is not on the class path
     */
    Grid grid() {
        if (name == null) {
            return Grids.HAZELCAST;
        }
        String chosen = Choice.of(spec.commandLine(), "grid", List.of(name), Grids.NAMES, Function.identity()).get(0);
        if (!chosen.equals(Grids.HAZELCAST.id())) {
            demandNothingElse(chosen);
        }
        return find(chosen);
    }

    /**
     * Finds a grid on the class path.
     *
     * @throws CommandFailure if it is missing
     */
    static Grid find(String name) {
        return Grids.byId(name).orElseThrow(() -> new CommandFailure(
                "Grids other than Hazelcast are compared from a clone of Gridwire's repository, whose ./gridwire fetches them: "
                        + "--grid " + name + '.'));
    }

    private void demandNothingElse(String chosen) {
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!BESIDE.contains(option.longestName())) {
                throw new ParameterException(spec.commandLine(), "--grid " + chosen
                        + " is for times of the four workloads in that grid: leave out " + option.longestName() + '.');
            }
        }
    }

    /** The names for help and completion. */
    static final class GridNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        GridNames() {
            super(Grids.NAMES);
        }
    }
}
