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

/** The options for altered payloads and changed classes. */
final class SafetyOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--safety",
            description = "Also let every contestant read altered payloads and values of changed classes, yours if "
                    + "--class names them: two more tabs in the report. Without --contestant, twenty take part and "
                    + "are timed, which takes a quarter of an hour.")
    private boolean safety;

    @Option(names = "--only-safety",
            description = "The same without timing anything. Takes about four minutes.")
    private boolean onlySafety;

    @Option(names = "--safety-inputs", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Altered payloads of each contestant and workload. Default: 10000.")
    private @Nullable Integer inputs;

    /** Checks that they fit the other options. */
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

    /** Selects all contestants but variants if none is named, and adds the sealed one, whose seal matters here. */
    void prepare(SelectionOptions selection) {
        if (isAsked()) {
            selection.addSealed();
        }
    }

    /** Returns the selection, without places if nothing is timed. */
    Selection without(Selection chosen) {
        return onlySafety ? chosen.nowhere() : chosen;
    }

    /** Returns the settings; null if neither option is given. */
    @Nullable SafetySettings settings(long seed) {
        return isAsked() ? SafetySettings.of(seed, inputs == null ? SafetySettings.USUAL_INPUTS : inputs) : null;
    }

    /** Whether either option is given. */
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
