// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

/**
 * The first place at which two object graphs differ.
 *
 * @param kind the kind of difference
 * @param path the place, from the root's simple class name: {@code Order.lines[3].price}
 * @param detail the expected and the actual value; shown without calling a method of a user class
 * @param owner the class of the object that holds the place; empty if the roots differ
 */
public record GraphDifference(Kind kind, String path, String detail, String owner) {

    /** The kinds of differences, from the gravest on. */
    public enum Kind {
        /** Another value, another size, or null on one side only. */
        VALUE,
        /** Equal content in an object of another class. */
        TYPE,
        /** Equal content, but two slots that shared an object no longer do, or vice versa. */
        IDENTITY;

        /** Returns whether data was lost or altered. */
        public boolean isOfValue() {
            return this == VALUE;
        }
    }

    @Override
    public String toString() {
        return kind + " differs at " + path + ": " + detail;
    }
}
