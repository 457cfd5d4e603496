// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.safety.SafetySettings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Whether altered payloads and changed classes are tried, and how far. */
final class SafetyOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--safety",
            description = "Also have every contestant read altered payloads and values of changed classes, yours if "
                    + "--class names them: two more tabs in the report. Without --contestant, twenty take part and "
                    + "are timed, in a quarter of an hour.")
    private boolean safety;

    @Option(names = "--only-safety",
            description = "The same, and nothing is timed. Takes about four minutes.")
    private boolean onlySafety;

    @Option(names = "--safety-inputs", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Altered payloads of each contestant and workload. Default: 10000.")
    private @Nullable Integer inputs;

    /** Demands that they fit the other options. */
    void check(boolean published, boolean isPlaceNamed) {
        if (published && isAsked()) {
            throw wrong("--published compares times alone: leave out " + name() + ".");
        }
        if (onlySafety && isPlaceNamed) {
            throw wrong("--only-safety times nothing: leave out --where, or use --safety.");
        }
        if (inputs != null && !isAsked()) {
            throw wrong("--safety-inputs is for --safety or --only-safety: add one of them.");
        }
    }

    /** Has all but variants take part where none is named, and the sealed contestant, which has something to show here. */
    void prepare(SelectionOptions selection) {
        if (isAsked()) {
            selection.addSealed();
        }
    }

    /** The selection, in no place where nothing is timed. */
    Selection without(Selection chosen) {
        return onlySafety ? chosen.nowhere() : chosen;
    }

    /** Null where they are not asked for. */
    @Nullable SafetySettings settings(long seed) {
        return isAsked() ? SafetySettings.of(seed, inputs == null ? SafetySettings.USUAL_INPUTS : inputs) : null;
    }

    /** Whether one of them is given. */
    boolean isAsked() {
        return safety || onlySafety;
    }

    private String name() {
        return onlySafety ? "--only-safety" : "--safety";
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
