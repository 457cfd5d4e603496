// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** The encoding of slots of one kind. */
public sealed interface Encoding {

    /**
     * A value, written into an array without a capacity check: the array throws if it is too short.
     *
     * @param put a static method that takes array, index and value, and returns the index after the value
     * @param source the receiver of {@code read}
     * @param read returns the value
     */
    record Packed(Call put, Source source, Call read) implements Encoding {}

    /** The source of a packed value. */
    enum Source {
        /** A method of the input. */
        INPUT,
        /** A static method that takes the input. */
        STATIC,
        /** A method of the slot's constant, which takes the reader. */
        CONSTANT
    }

    /** A reference that the slot's constant writes and reads. */
    record Linked() implements Encoding {}
}
