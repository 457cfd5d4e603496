// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * A value that refers to no others.
 *
 * @param text short enough for a line
 * @param value all of it: a number, a truth value, a text, or an array of primitives
 */
record Leaf(String text, Object value) {

    /** A value whose text says all. */
    static Leaf of(String text) {
        return new Leaf(text, text);
    }

    /** A text between quotes. */
    static Leaf quoted(String text) {
        return new Leaf(TextForm.quoted(text), text);
    }
}
