// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Tries one contestant on several changes, one by one. */
final class ChangeTask implements StreamTask<ChangeTask.Request, EvolutionCell> {

    /**
     * The changes to try.
     *
     * @param changes their ids
     * @param own the user's classes, which may be the subject of some changes
     * @param folder the folder for classes
     */
    record Request(Contestant contestant, List<String> changes, List<UserClassSpec> own, String folder) {}

    @Override
    public void run(Request request, Answers<EvolutionCell> answers) throws IOException {
        answers.step();
        for (ShippedChange change : ShippedChange.values()) {
            cross(request, change, answers);
        }
        for (UserClassSpec spec : request.own()) {
            try (ClassPathFiles files = UserClassChanges.files(spec)) {
                UserClassChanges.of(spec, files).forEach(change -> cross(request, change, answers));
            }
        }
    }

    private static void cross(Request request, ClassChange change, Answers<EvolutionCell> answers) {
        if (request.changes().contains(change.id())) {
            answers.give(ContestantTrial.of(change, request.contestant(), Path.of(request.folder(), change.id())));
        }
    }
}
