// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.UserClassChange;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Tries one contestant on one change after the other. */
final class ChangeTask implements StreamTask<ChangeTask.Request, EvolutionCell> {

    /**
     * The changes to try.
     *
     * @param changes their ids
     * @param own the user's classes, of which some of the changes may be
     * @param folder for classes
     */
    record Request(Contestant contestant, List<String> changes, List<UserClassSpec> own, String folder) {

        private Path folder(String change) {
            return Path.of(folder, change);
        }
    }

    @Override
    public void run(Request request, Answers<EvolutionCell> answers) throws IOException {
        answers.step();
        for (Change change : Change.values()) {
            if (request.changes().contains(change.id())) {
                answers.give(Crossing.of(new ShippedChange(change), request.contestant(), request.folder(change.id())));
            }
        }
        for (UserClassSpec spec : request.own()) {
            try (ChangingUserClass own = ChangingUserClass.of(spec)) {
                runOwn(request, own, answers);
            }
        }
    }

    private static void runOwn(Request request, ChangingUserClass own, Answers<EvolutionCell> answers) {
        for (UserClassChange change : own.changes()) {
            if (request.changes().contains(change.id())) {
                answers.give(Crossing.of(
                        new ChangedUserClass(change, own), request.contestant(), request.folder(change.id())));
            }
        }
    }
}
