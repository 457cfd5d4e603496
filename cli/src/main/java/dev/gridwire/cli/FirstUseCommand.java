// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.firstuse.FirstUse;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code gridwire first-use}. */
@Command(
        name = "first-use",
        hidden = true,
        description = {
            "Measures the cost of a library before it is warm: to make a codec and to write and read the first objects of three",
            "classes, then of ten more, each time in a new JVM; and how many orders a new JVM does in three seconds. Takes two",
            "to three minutes."
        })
final class FirstUseCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Gridwire gridwire;

    @Option(names = "--codec", split = ",", paramLabel = "NAME",
            description = "Only these codecs: ${COMPLETION-CANDIDATES}.",
            completionCandidates = CodecNames.class)
    private @Nullable List<String> codecs;

    @Option(names = "--forks", converter = AtLeastOne.class, defaultValue = "7", paramLabel = "COUNT",
            description = "New JVMs for each codec (default: ${DEFAULT-VALUE}).")
    private int forks;

    @Override
    public Integer call() {
        List<Contestant> chosen = Choice.of(spec.commandLine(), "codec", codecs, FirstUse.CONTESTANTS, Contestant::id);
        spec.commandLine().getErr().println("gridwire: This is an option of the comparison now: ./gridwire compare --first-use");
        return new FirstUseRun(spec, gridwire::isVerbose).run(chosen, OptionalInt.of(forks));
    }

    /** The names for help and completion. */
    static final class CodecNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        CodecNames() {
            super(FirstUse.CONTESTANTS.stream().map(Contestant::id).toList());
        }
    }
}
