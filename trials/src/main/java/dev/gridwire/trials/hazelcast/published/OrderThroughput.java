// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code set} and {@code get} of orders in one member, under JMH: as published in 2014, and of code that a build generated. */
record OrderThroughput(Preset preset, OrderRuns runs) implements Publication {

    @Override
    public int steps(PublishedSettings settings) {
        return preset.measured(settings).size();
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Map<Contestant, List<@Nullable Double>> here = new LinkedHashMap<>();
        preset.measured(settings).forEach(one -> here.put(one, runs.of(one, settings, progress).figures()));
        return preset.table(here);
    }
}
