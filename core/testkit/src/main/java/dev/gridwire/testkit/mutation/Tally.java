// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.Map;
import java.util.TreeMap;

/** The results of the inputs of one mode. For one thread; {@link #add(Tally)} joins several threads' results. */
public final class Tally {

    private final Map<String, Long> refusals = new TreeMap<>();
    private long objects;
    private Peak allocation = Peak.NONE;
    private Peak time = Peak.NONE;

    /**
     * The input that came nearest to its budget.
     *
     * @param cost in bytes or nanoseconds
     * @param inputLength in bytes
     * @param share of the budget
     */
    public record Peak(long cost, int inputLength, double share) {

        static final Peak NONE = new Peak(0, 0, 0);

        Peak or(Peak other) {
            return other.share > share ? other : this;
        }
    }

    /** Counts an input. */
    void count(Attempt attempt, int inputLength, Budget budget, boolean measured) {
        if (attempt.failure() == null) {
            objects++;
        } else {
            refusals.merge(attempt.failure().getClass().getName(), 1L, Long::sum);
        }
        if (measured) {
            allocation = peak(allocation, attempt.allocatedBytes(), inputLength, budget.mostBytes(inputLength));
            time = peak(time, attempt.cpuNanos(), inputLength, budget.mostNanos(inputLength));
        }
    }

    private static Peak peak(Peak before, long cost, int inputLength, long most) {
        double share = (double) cost / most;
        return share > before.share ? new Peak(cost, inputLength, share) : before;
    }

    /** Adds the counts of another one. */
    public void add(Tally other) {
        objects += other.objects;
        other.refusals.forEach((name, count) -> refusals.merge(name, count, Long::sum));
        allocation = allocation.or(other.allocation);
        time = time.or(other.time);
    }

    /** How many inputs gave an object. */
    public long objects() {
        return objects;
    }

    /** How many were refused, by the exception's class. */
    public Map<String, Long> refusals() {
        return Map.copyOf(refusals);
    }

    /** How many inputs there were. */
    public long inputs() {
        return objects + refusals.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The input that came nearest to the budget of bytes. */
    public Peak allocation() {
        return allocation;
    }

    /** The input that came nearest to the budget of time. */
    public Peak time() {
        return time;
    }
}
