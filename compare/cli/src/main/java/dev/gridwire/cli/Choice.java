// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Finds the things that an option names. */
final class Choice {

    private Choice() {}

    /**
     * Finds the named ones, each once.
     *
     * @param names null if the option is missing, which selects all
     * @throws ParameterException if a name is unknown; the message lists the known ones
     */
    static <T> List<T> of(
            CommandLine command, String option, @Nullable List<String> names, List<T> all, Function<T, String> id) {
        if (names == null) {
            return all;
        }
        Set<T> found = new LinkedHashSet<>();
        for (String name : names) {
            found.add(all.stream().filter(one -> id.apply(one).equals(name)).findFirst().orElseThrow(
                    () -> unknown(command, option, name, all.stream().map(id).collect(Collectors.joining(", ")))));
        }
        return new ArrayList<>(found);
    }

    private static ParameterException unknown(CommandLine command, String option, String name, String known) {
        return new ParameterException(command, "There is no --" + option + " '" + name + "'. Known: " + known + '.');
    }
}
