// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * A value that refers to no other values.
 *
 * @param text short enough for a line
 * @param value the complete value: a number, a truth value, a text, or an array of primitives
 */
record Leaf(String text, Object value) {

    /** Returns a value that its text describes completely. */
    static Leaf of(String text) {
        return new Leaf(text, text);
    }

    /** Returns a text in quotes. */
    static Leaf quoted(String text) {
        return new Leaf(TextForm.quoted(text), text);
    }
}
