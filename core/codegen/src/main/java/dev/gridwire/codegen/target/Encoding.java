// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** The encoding of slots of one kind. */
public sealed interface Encoding {

    /**
     * A value, packed after others into an array, with a single capacity check for all.
     *
     * @param byteCount the most bytes that it takes; for a text, the usual number
     * @param fit whether it may need more bytes
     * @param put a static method that returns the index after the value. It takes array, index and value. For a text it takes
     *     output, index, value, and how many bytes the following values may take, and makes room for these
     * @param source the receiver of {@code read}
     * @param read returns the value
     */
    record Packed(int byteCount, Fit fit, Call put, Source source, Call read) implements Encoding {}

    /** Tells whether a packed value certainly has room. */
    enum Fit {
        /** It has room. */
        ALWAYS,
        /** It may need another array. */
        USUALLY
    }

    /** The source of a packed value. */
    enum Source {
        /** A method of the input. */
        INPUT,
        /** A static method that takes the input. */
        STATIC,
        /** A method of the slot's constant, which takes the reader. */
        CONSTANT
    }

    /**
     * A reference that the slot's constant writes.
     *
     * @param write a method of the constant that takes writer and reference
     * @param read a method of the constant that takes the reader and returns the reference
     */
    record Linked(Call write, Call read) implements Encoding {}

    /**
     * A reference to an object whose class is, or probably is, the slot's class: its slots are written inline. The call of the
     * body is between those that enter and leave the object.
     *
     * @param enterWrite a method of the writer that takes reference and constant; returns whether the body must be written
     * @param enterRead a method of the reader that takes the constant; returns whether the body must be read
     * @param otherwise the encoding of references to a class without a body, such as an interface or a JDK class
     */
    record Nested(Call enterWrite, Call enterRead, Linked otherwise) implements Encoding {}
}
