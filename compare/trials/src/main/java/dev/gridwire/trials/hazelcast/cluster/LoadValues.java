// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.function.Supplier;

/**
 * Holds values that are created before the timing and written once each, as in a grid. A thread that has used up its values
 * starts again and counts that.
 */
final class LoadValues {

    private static final int AT_LEAST = 500;

    /** More than was written the last time, because the next run may be faster. */
    private static final double RESERVE = 1.3;

    /** The share of the heap for values; and how much a value takes in it for each of its bytes. */
    private static final int HEAP_SHARE = 4;
    private static final int HEAP_BYTES_A_BYTE = 3;

    private final Supplier<Object> source;
    private final int most;
    private Object[][] values;
    private long suggested;

    /**
     * Starts without values.
     *
     * @param meanBytes the mean size of a value in the grid
     */
    LoadValues(Supplier<Object> source, int threads, double meanBytes) {
        this.source = source;
        this.values = new Object[threads][0];
        double heapBytes = (double) Runtime.getRuntime().maxMemory() / HEAP_SHARE;
        this.most = (int) Math.min(Integer.MAX_VALUE, heapBytes / (HEAP_BYTES_A_BYTE * meanBytes));
    }

    /**
     * Replaces the values by new ones.
     *
     * @param count the number for all threads together; 0 for a guess
     */
    void prepare(long count) {
        long wanted = count > 0 ? count : Math.max(AT_LEAST, suggested);
        int each = (int) Math.max(1, Math.min(wanted, most) / values.length);
        values = new Object[values.length][0]; // the heap has room for one set
        for (int thread = 0; thread < values.length; thread++) {
            Object[] made = new Object[each];
            for (int i = 0; i < each; i++) {
                made[i] = source.get();
            }
            values[thread] = made;
        }
    }

    Object get(int thread, long index) {
        Object[] own = values[thread];
        return own[(int) (index % own.length)];
    }

    /** Returns how many of a thread's calls wrote a value for the second time. */
    long repeated(int thread, long calls) {
        return Math.max(0, calls - values[thread].length);
    }

    /** Remembers how many values were written, for the next time. */
    void remember(long written) {
        suggested = (long) (written * RESERVE);
    }
}
