// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.trial.Effort;

/**
 * Everything that a comparison is asked for.
 *
 * @param port of the member that clients use; 0 for a free one
 * @param command the command line, for the results
 */
public record ComparisonSettings(
        Selection selection, RoundSizes sizes, Effort effort, Forks forks, int port, String command) {}
