// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.trial.Effort;
import java.util.List;

/**
 * Everything that a comparison is asked for.
 *
 * @param port of the member that clients use; 0 for a free one
 * @param arguments of the command {@code ./gridwire}, for the results
 */
public record ComparisonSettings(
        Selection selection, RoundSizes sizes, Effort effort, Forks forks, int port, List<String> arguments) {

    /** Copies the list. */
    public ComparisonSettings {
        arguments = List.copyOf(arguments);
    }
}
