// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.firstuse.FirstUse;
import dev.gridwire.trials.firstuse.WarmUp;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** {@code gridwire compare --first-use}: measures the cost of a library before it is warm. */
record FirstUseRun(CommandSpec spec, BooleanSupplier isVerbose) {

    private static final int HEAP_MEGABYTES = 512;
    private static final int USUAL_FORKS = 7;
    private static final int USUAL_LONG_FORKS = 3;

    /** The options that may be combined with it. */
    private static final Set<String> BESIDE = Set.of("--first-use", "--contestant", "--rounds", "--verbose");

    /**
     * Measures and prints a table.
     *
     * @param named the contestants; empty for all that support this
     * @param forks how many JVMs to start for each
     * @throws ParameterException if other options are given that would have no effect
     */
    int run(List<Contestant> named, OptionalInt forks) {
        demandNothingElse();
        List<Contestant> chosen =
                named.isEmpty() ? FirstUse.CONTESTANTS : named.stream().filter(FirstUse.CONTESTANTS::contains).toList();
        if (chosen.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--first-use measures "
                    + FirstUse.CONTESTANTS.stream().map(Contestant::id).collect(Collectors.joining(", "))
                    + ": name one of them with --contestant, or none.");
        }
        PrintWriter out = spec.commandLine().getOut();
        Forks jvms = new Forks(HEAP_MEGABYTES, this::onLog);
        String firstUse = FirstUse.table(
                FirstUse.run(jvms, chosen, forks.orElse(USUAL_FORKS), Terminal.progress(out)));
        String warmUp = WarmUp.table(
                WarmUp.run(jvms, chosen, forks.orElse(USUAL_LONG_FORKS), Terminal.progress(out)));
        out.println();
        out.println(firstUse);
        out.println(warmUp);
        return spec.exitCodeOnSuccess();
    }

    private void demandNothingElse() {
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!BESIDE.contains(option.longestName())) {
                throw new ParameterException(spec.commandLine(), "--first-use is measured by itself: leave out "
                        + option.longestName() + '.');
            }
        }
    }

    private void onLog(String words) {
        if (isVerbose.getAsBoolean()) {
            spec.commandLine().getErr().println("The fork printed:");
            spec.commandLine().getErr().println(words);
        }
    }
}
