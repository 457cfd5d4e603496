// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One operation of one cell in a cluster.
 *
 * @param threads that called at once, over all clients
 * @param opsPerSecond one sample a second of the measured time: operations of all clients
 * @param meanOpsPerSecond the mean of the samples
 * @param errorOpsPerSecond half the width of the 95 % confidence interval of the mean, by Student's t; null where fewer than
 *     three samples give none
 * @param failures operations that ended with an exception
 * @param latency at the offered rate; null where none was offered
 */
public record LoadMeasurement(
        int threads,
        List<Double> opsPerSecond,
        double meanOpsPerSecond,
        @Nullable Double errorOpsPerSecond,
        long failures,
        @Nullable Latency latency) {

    /** Copies the list. */
    public LoadMeasurement {
        opsPerSecond = List.copyOf(opsPerSecond);
    }
}
