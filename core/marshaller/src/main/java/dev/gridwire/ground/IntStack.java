// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import java.util.Arrays;

/** A stack of a few numbers. */
public final class IntStack {

    private int[] values = new int[8];
    private int size;

    /** Pushes a number. */
    public void push(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    /** Removes the topmost number; there must be one. */
    public void pop() {
        size--;
    }

    /** Returns whether the number is on the stack; compares each, from the top. */
    public boolean contains(int value) {
        for (int i = size - 1; i >= 0; i--) {
            if (values[i] == value) {
                return true;
            }
        }
        return false;
    }

    /** Removes all numbers. */
    public void clear() {
        size = 0;
    }
}
