// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

/**
 * The sizes of values.
 *
 * @param nullPercent how many of a hundred references are null that may be; those to containers never are
 * @param elements the mean number of elements of a container
 * @param textLength the mean length of texts that have no form of their own; 0 for what their names suggest
 */
public record ValueSizes(int nullPercent, int elements, int textLength) {

    /** One in ten is null, five elements, texts as their names suggest. */
    public static final ValueSizes DEFAULT = new ValueSizes(10, 5, 0);
}
