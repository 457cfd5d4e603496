// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

/**
 * The number and the limits of altered payloads.
 *
 * @param seed of the values and of the alterations
 * @param inputs altered payloads a cell, at most
 * @param cellMillis the longest that a cell takes, without the start of its fork
 * @param heapMegabytes of each fork
 * @param hangMillis after which an input counts as endless
 */
public record SafetySettings(long seed, int inputs, long cellMillis, int heapMegabytes, long hangMillis) {

    /** Inputs a cell, where none are asked for: with all contestants it takes about two minutes. */
    public static final int USUAL_INPUTS = 10_000;

    /** Small, so that what asks for too much gets an error, and not the memory. */
    public static final int USUAL_HEAP_MEGABYTES = 256;

    /** Milliseconds that 1,000 inputs may take, and that a cell may take at least. */
    private static final long MILLIS_A_THOUSAND = 150;
    private static final long LEAST_MILLIS = 1_500;
    private static final long HANG_MILLIS = 10_000;

    /** Settings with limits that follow from the number of inputs. */
    public static SafetySettings of(long seed, int inputs) {
        long cellMillis = Math.max(LEAST_MILLIS, inputs / 1_000L * MILLIS_A_THOUSAND);
        return new SafetySettings(seed, inputs, cellMillis, USUAL_HEAP_MEGABYTES, HANG_MILLIS);
    }
}
