// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import java.util.Arrays;

/** A few numbers, the last first. */
public final class IntStack {

    private int[] values = new int[8];
    private int size;

    /** Puts a number on top. */
    public void push(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    /** Takes the top off; there must be one. */
    public void pop() {
        size--;
    }

    /** Whether the number is on the stack; looks at each, from the top. */
    public boolean contains(int value) {
        for (int i = size - 1; i >= 0; i--) {
            if (values[i] == value) {
                return true;
            }
        }
        return false;
    }

    /** Takes all off. */
    public void clear() {
        size = 0;
    }
}
