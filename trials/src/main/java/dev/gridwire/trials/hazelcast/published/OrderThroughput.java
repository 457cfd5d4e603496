// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.result.PublishedTable;

/** {@code set} and {@code get} of orders in one member, under JMH: as published in 2014, and of code that a build generated. */
record OrderThroughput(Preset preset, OrderRuns runs) implements Publication {

    @Override
    public int steps(PublishedSettings settings) {
        return preset.measured(settings).size();
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        return each(settings, contestant -> runs.of(contestant, settings, progress).figures());
    }
}
