// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

/**
 * The number of altered payloads, and their limits.
 *
 * @param seed the seed of the values and of the alterations
 * @param inputs the most altered payloads for a cell
 * @param cellMillis the longest time for a cell, without the start of its fork
 * @param heapMegabytes the heap of each fork
 * @param hangMillis the time after which an input counts as endless
 */
public record SafetySettings(long seed, int inputs, long cellMillis, int heapMegabytes, long hangMillis) {

    /** The default number of inputs for a cell: with all contestants they take about two minutes. */
    public static final int USUAL_INPUTS = 10_000;

    /** Small, so that an excessive allocation fails instead of getting the memory. */
    public static final int USUAL_HEAP_MEGABYTES = 256;

    /** Milliseconds that 1,000 inputs may take, and the least limit for a cell. */
    private static final long MILLIS_A_THOUSAND = 150;
    private static final long LEAST_MILLIS = 1_500;
    private static final long HANG_MILLIS = 10_000;

    /** Returns settings with limits that follow from the number of inputs. */
    public static SafetySettings of(long seed, int inputs) {
        long cellMillis = Math.max(LEAST_MILLIS, inputs / 1_000L * MILLIS_A_THOUSAND);
        return new SafetySettings(seed, inputs, cellMillis, USUAL_HEAP_MEGABYTES, HANG_MILLIS);
    }
}
