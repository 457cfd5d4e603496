// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

/**
 * The sizes of values.
 *
 * @param nullPercent how many in a hundred nullable references are null; references to containers never are
 * @param elements the mean number of elements of a container
 * @param textLength the mean length of texts without a special form; 0 for the length that their names suggest
 */
public record ValueSizes(int nullPercent, int elements, int textLength) {

    /** One reference in ten null, five elements, and texts as their names suggest. */
    public static final ValueSizes DEFAULT = new ValueSizes(10, 5, 0);
}
