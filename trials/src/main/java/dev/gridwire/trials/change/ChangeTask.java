// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.OwnChange;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.workload.OwnSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Tries one contestant on one change after the other. */
final class ChangeTask implements StreamTask<ChangeTask.Request, EvolutionCell> {

    /**
     * What is tried.
     *
     * @param changes their ids
     * @param own the user's classes, of which some of the changes may be
     * @param folder for classes
     */
    record Request(Contestant contestant, List<String> changes, List<OwnSpec> own, String folder) {

        private Path folder(String change) {
            return Path.of(folder, change);
        }
    }

    @Override
    public Class<Request> requestType() {
        return Request.class;
    }

    @Override
    public Class<EvolutionCell> resultType() {
        return EvolutionCell.class;
    }

    @Override
    public void run(Request request, Answers<EvolutionCell> answers) throws IOException {
        answers.step();
        for (Change change : Change.values()) {
            if (request.changes().contains(change.id())) {
                answers.give(Crossing.of(change, request.contestant(), request.folder(change.id())));
            }
        }
        for (OwnSpec spec : request.own()) {
            try (OwnCase own = OwnCase.of(spec)) {
                runOwn(request, own, answers);
            }
        }
    }

    private static void runOwn(Request request, OwnCase own, Answers<EvolutionCell> answers) {
        for (OwnChange change : own.changes()) {
            if (request.changes().contains(change.id())) {
                answers.give(OwnCrossing.of(change, request.contestant(), own, request.folder(change.id())));
            }
        }
    }
}
