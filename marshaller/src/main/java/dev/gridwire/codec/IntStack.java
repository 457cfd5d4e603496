// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Arrays;

/** A few numbers, the last first. */
final class IntStack {

    private int[] values = new int[8];
    private int size;

    void push(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    void pop() {
        size--;
    }

    boolean contains(int value) {
        for (int i = size - 1; i >= 0; i--) {
            if (values[i] == value) {
                return true;
            }
        }
        return false;
    }

    void clear() {
        size = 0;
    }
}
