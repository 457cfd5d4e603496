// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One JVM in which a cell was measured; its means are the samples of the cell's measurements at the same index.
 *
 * @param turn from 1: JVMs of one turn were started in random order, measured by turns, and are compared with each other
 * @param windows timed in it, without those that were disturbed
 * @param steadyMillis of work until its times were steady; null where they were not when the warm-up ended at its ceiling
 * @param foreignShare of the processors that other processes and other machines of the host had while it was measured, from 0
 *     to 1
 * @param slowdown the time of fixed work beside the windows that count over its usual time, in their median, if that is slow;
 *     else 1
 * @param disturbed whether one of the two is too large
 */
public record JvmRun(
        int turn, int windows, @Nullable Long steadyMillis, double foreignShare, double slowdown, boolean disturbed) {

    private static final double MOST_FOREIGN = 0.05;
    private static final double MOST_SLOWDOWN = 1.1;
    private static final int ENOUGH = 3;

    /** A run of which only the fork's own facts are known. */
    public static JvmRun of(int turn, int windows, @Nullable Long steadyMillis, double foreignShare) {
        return new JvmRun(turn, windows, steadyMillis, foreignShare, 1, foreignShare > MOST_FOREIGN);
    }

    /** The same with so many times the time of fixed work, if that is more than what is known already. */
    public JvmRun slowedBy(double times) {
        double most = Math.max(slowdown, times);
        boolean isDisturbed = foreignShare > MOST_FOREIGN || most > MOST_SLOWDOWN;
        return new JvmRun(turn, windows, steadyMillis, foreignShare, most, isDisturbed);
    }

    /** The indices of those that were not disturbed, if there are three of them; else of all. */
    static List<Integer> counted(List<Boolean> disturbed) {
        List<Integer> quiet = IntStream.range(0, disturbed.size()).filter(i -> !disturbed.get(i)).boxed().toList();
        return quiet.size() >= ENOUGH ? quiet : IntStream.range(0, disturbed.size()).boxed().toList();
    }
}
