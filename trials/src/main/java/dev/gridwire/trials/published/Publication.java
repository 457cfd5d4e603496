// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.result.PublishedTable;

/** One published comparison. */
interface Publication {

    /** The id of its table. */
    String id();

    /** The id of the workload that it introduced. */
    String workload();

    /** The number of steps that {@link #run} will count. */
    int steps(PublishedSettings settings);

    /** Runs it to its table. */
    PublishedTable run(PublishedSettings settings, Progress progress);
}
