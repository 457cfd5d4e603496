// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Measures one published comparison. */
interface PublishedComparison {

    /** Returns the facts about it. */
    Preset preset();

    /** Returns the number of steps that {@link #run} will count. */
    int steps(PublishedSettings settings);

    /** Runs the comparison and returns its table. */
    PublishedTable run(PublishedSettings settings, Progress progress);

    /**
     * Creates the table of contestants that are measured one by one.
     *
     * @param measure returns the figures of one contestant
     * @param numbers numbers for the title
     */
    default PublishedTable each(
            PublishedSettings settings, Function<Contestant, List<@Nullable Double>> measure, Object... numbers) {
        Map<Contestant, List<@Nullable Double>> here = new LinkedHashMap<>();
        preset().measured(settings).forEach(contestant -> here.put(contestant, measure.apply(contestant)));
        return preset().table(here, numbers);
    }
}
