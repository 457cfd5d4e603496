// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.result.PublishedTable;

/** Measures one published comparison. */
interface Publication {

    /** All that is said of it. */
    Preset preset();

    /** The number of steps that {@link #run} will count. */
    int steps(PublishedSettings settings);

    /** Runs it to its table. */
    PublishedTable run(PublishedSettings settings, Progress progress);
}
