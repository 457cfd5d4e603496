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

/** 200,000 round trips of one SampleObject, three times. */
final class RoundTrips implements Publication {

    private static final int SIZE = 200_000;
    private static final int RUNS = 3;

    @Override
    public Preset preset() {
        return Preset.of("round-trips");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * runs(settings);
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Map<Contestant, List<@Nullable Double>> here = new LinkedHashMap<>();
        for (Contestant contestant : preset().measured(settings)) {
            progress.fork("Round trips", contestant.title());
            RoundTripsTask.Request request =
                    new RoundTripsTask.Request(contestant, size(settings), runs(settings), settings.seed());
            RoundTripsTask.Average average = TaskFork.run(
                    settings.forks(), contestant.jvmFlags(), new RoundTripsTask(), request, () -> progress.step(1));
            here.put(contestant, Arrays.asList(average.millis(), (double) average.bytes()));
        }
        return preset().table(here, runs(settings), size(settings));
    }

    private static int size(PublishedSettings settings) {
        return settings.size().orElse(SIZE);
    }

    private static int runs(PublishedSettings settings) {
        return settings.rounds().orElse(RUNS);
    }
}
