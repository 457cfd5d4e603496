// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.Map;
import java.util.TreeMap;

/** Counts the results of the inputs of one mode. Not thread-safe; {@link #add(Tally)} joins the results of several threads. */
public final class Tally {

    private final Map<String, Long> refusals = new TreeMap<>();
    private long objects;
    private Peak allocation = Peak.NONE;
    private Peak time = Peak.NONE;

    /**
     * The input that came closest to its budget.
     *
     * @param cost the cost in bytes or nanoseconds
     * @param inputLength the input's length in bytes
     * @param share the share of the budget
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

    /** Adds the counts of another tally. */
    public void add(Tally other) {
        objects += other.objects;
        other.refusals.forEach((name, count) -> refusals.merge(name, count, Long::sum));
        allocation = allocation.or(other.allocation);
        time = time.or(other.time);
    }

    /** Returns how many inputs gave an object. */
    public long objects() {
        return objects;
    }

    /** Returns how many inputs were refused, by the exception's class. */
    public Map<String, Long> refusals() {
        return Map.copyOf(refusals);
    }

    /** Returns the number of inputs. */
    public long inputs() {
        return objects + refusals.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the input that came closest to the budget of bytes. */
    public Peak allocation() {
        return allocation;
    }

    /** Returns the input that came closest to the budget of time. */
    public Peak time() {
        return time;
    }
}
