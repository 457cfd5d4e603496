// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/** Prints the values of a payload, in the order of their first bytes. */
interface Printer {

    /** Whether a value would be seen, so that its text is worth making. */
    boolean isOpen();

    /**
     * Takes the next value.
     *
     * @param section the part of the payload that it stands in, such as {@code root}
     * @param depth levels of objects around it
     * @param step the field or element that holds it, as a path has it; empty at depth 0
     */
    void print(String section, int depth, String step, Line line);
}
