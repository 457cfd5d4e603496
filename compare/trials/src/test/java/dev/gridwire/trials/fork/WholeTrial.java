// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.result.Cell;
import java.util.List;

/** Runs a fork that measures to its end, with nothing beside it. */
public final class WholeTrial {

    private WholeTrial() {}

    public static List<Cell> run(TrialFork trial, int turn, TrialFork.Stay stay) {
        try (PausingFork<List<Cell>> fork = trial.start(turn, List.of(stay), Long.MAX_VALUE)) {
            while (fork.isDue()) {
                fork.goOn();
            }
            return fork.result();
        }
    }
}
