// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/** Prints the values of a payload, in the order of their first bytes. */
interface Printer {

    /** Whether a value would be visible, so that its text is worth creating. */
    boolean isOpen();

    /**
     * Takes the next value.
     *
     * @param section the part of the payload that contains it, such as {@code root}
     * @param depth the number of objects around it
     * @param step the field or element that holds it, as in a path; empty at depth 0
     */
    void print(String section, int depth, String step, Line line);
}
