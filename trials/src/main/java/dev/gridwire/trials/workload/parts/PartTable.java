// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/**
 * A table of the parts met so far, without {@code identityHashCode}, which is dear the first time it is asked of an object:
 * parts are found by their numbers and compared by identity. Two parts of one number are two parts all the same.
 *
 * <p>Positions count on from one graph to the next, so that an entry of an earlier graph is told by its size and nothing has
 * to be cleared.
 */
final class PartTable {

    /** The fractional part of the golden ratio, which spreads numbers that resemble each other. */
    private static final int GOLDEN = 0x9e3779b9;
    private static final int FIRST_BITS = 12;

    private int[] positions = new int[1 << FIRST_BITS];
    private int shift = Integer.SIZE - FIRST_BITS;
    private Part[] parts = new Part[1 << (FIRST_BITS - 1)];
    private int base = 1;
    private int count;

    /** Forgets all parts, and makes room for so many. */
    void begin(int capacity) {
        base += count;
        count = 0;
        if (capacity > parts.length || base > Integer.MAX_VALUE - capacity) {
            int bits = Math.max(FIRST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(capacity) + 1);
            positions = new int[1 << bits];
            parts = new Part[1 << (bits - 1)];
            shift = Integer.SIZE - bits;
            base = 1;
        }
    }

    /** Gives the position at which the part was met; where it was not, notes it and gives -1. */
    int find(Part part) {
        int[] table = positions;
        int slot = part.number() * GOLDEN >>> shift;
        for (int position = table[slot] - base; position >= 0; position = table[slot] - base) {
            if (parts[position] == part) {
                return position;
            }
            slot = slot + 1 & table.length - 1;
        }
        table[slot] = base + count;
        parts[count++] = part;
        return -1;
    }
}
