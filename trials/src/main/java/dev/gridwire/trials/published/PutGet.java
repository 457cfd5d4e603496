// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.result.PublishedTable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A million customers put, then a million got, in one embedded member. */
final class PutGet implements Publication {

    private static final int SIZE = 1_000_000;

    @Override
    public Preset preset() {
        return Preset.of("put-get");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * PutGetTask.STEPS;
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Map<Contestant, List<@Nullable Double>> here = new LinkedHashMap<>();
        for (Contestant contestant : preset().measured(settings)) {
            progress.fork("Put and get", contestant.title());
            PutGetTask.Request request = new PutGetTask.Request(contestant, size(settings), settings.seed());
            PutGetTask.Totals totals = TaskFork.run(
                    settings.forks(), contestant.jvmFlags(), new PutGetTask(), request, () -> progress.step(1));
            here.put(contestant, Arrays.asList(
                    totals.millis().writeMillis(), totals.millis().readMillis(), (double) totals.bytes()));
        }
        return preset().table(here, size(settings));
    }

    private static int size(PublishedSettings settings) {
        return settings.size().orElse(SIZE);
    }
}
