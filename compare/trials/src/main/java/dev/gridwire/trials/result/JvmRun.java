// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One JVM that measured a cell; its means are the samples of the cell's measurements at the same index.
 *
 * @param turn the number of the turn, from 1: JVMs of one turn were started in random order, measured by turns, and are
 *     compared with each other
 * @param windows the number of timed windows that were not disturbed
 * @param steadyMillis the work until its times were steady; null if they were not at the longest warm-up
 * @param foreignShare the share of the processors that other processes and other machines of the host used during the
 *     measurement, from 0 to 1
 * @param slowdown the median time of fixed work beside the counted windows, divided by its usual time, if that is slow;
 *     otherwise 1
 * @param disturbed whether one of these two is too large
 */
public record JvmRun(
        int turn, int windows, @Nullable Long steadyMillis, double foreignShare, double slowdown, boolean disturbed) {

    private static final double MOST_FOREIGN = 0.05;
    private static final double MOST_SLOWDOWN = 1.1;
    private static final int ENOUGH = 3;

    /** Returns a run with only the fork's own facts. */
    public static JvmRun of(int turn, int windows, @Nullable Long steadyMillis, double foreignShare) {
        return new JvmRun(turn, windows, steadyMillis, foreignShare, 1, foreignShare > MOST_FOREIGN);
    }

    /** Returns the run with this slowdown of the fixed work, if it exceeds the known one. */
    public JvmRun slowedBy(double times) {
        double most = Math.max(slowdown, times);
        boolean isDisturbed = foreignShare > MOST_FOREIGN || most > MOST_SLOWDOWN;
        return new JvmRun(turn, windows, steadyMillis, foreignShare, most, isDisturbed);
    }

    /** Returns the indices of undisturbed JVMs, if there are at least three; otherwise of all. */
    static List<Integer> counted(List<Boolean> disturbed) {
        List<Integer> quiet = IntStream.range(0, disturbed.size()).filter(i -> !disturbed.get(i)).boxed().toList();
        return quiet.size() >= ENOUGH ? quiet : IntStream.range(0, disturbed.size()).boxed().toList();
    }
}
