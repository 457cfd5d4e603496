// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the lines that a user adds to a project. */
final class Snippets {

    private Snippets() {}

    /** Null where nothing is needed, or where it is code for each class. */
    static @Nullable String of(Participant contestant, Workload<?> workload) {
        return contestant.snippet(typeNames(workload));
    }

    /** The command itself loads no class of the user's. */
    private static List<String> typeNames(Workload<?> workload) {
        return workload.userClass().isPresent()
                ? workload.userClass().get().types()
                : workload.types().stream().map(Class::getName).toList();
    }
}
