// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.result.EvolutionCell;
import java.nio.file.Path;

/** Tries one contestant on one change after the other. */
final class ChangeTask implements StreamTask<ChangeTask.Request, EvolutionCell> {

    /**
     * What is tried.
     *
     * @param first the number of the change to begin with
     * @param folder for classes
     */
    record Request(Contestant contestant, int first, String folder) {}

    @Override
    public Class<Request> requestType() {
        return Request.class;
    }

    @Override
    public Class<EvolutionCell> resultType() {
        return EvolutionCell.class;
    }

    @Override
    public void run(Request request, Answers<EvolutionCell> answers) {
        answers.step();
        for (int i = request.first(); i < Change.values().length; i++) {
            Change change = Change.values()[i];
            answers.give(Crossing.of(change, request.contestant(), Path.of(request.folder(), change.id())));
        }
    }
}
