// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** The encoding of slots of one kind. */
public sealed interface Encoding {

    /**
     * A value, packed behind others into an array; its capacity is checked once for all.
     *
     * @param byteCount the most bytes that it takes; of a text, as many as one usually takes
     * @param fit whether more may be needed
     * @param put static; gives the place behind. Takes array, place and value; of a text output, place, value, and how many bytes
     *     those behind it may take, for which it makes room
     * @param source the receiver of {@code read}
     * @param read gives the value
     */
    record Packed(int byteCount, Fit fit, Call put, Source source, Call read) implements Encoding {}

    /** Whether a packed value has room for sure. */
    enum Fit {
        /** It has. */
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
     * @param write of the constant: writer and reference
     * @param read of the constant: reader; gives the reference
     */
    record Linked(Call write, Call read) implements Encoding {}

    /**
     * A reference to an object whose class is that of the slot, or likely so: its slots are written here, in line. Between
     * entering and leaving stands a call of the body.
     *
     * @param enterWrite of the writer: reference and constant; gives whether the body must be written
     * @param enterRead of the reader: constant; gives whether the body must be read
     * @param otherwise the encoding of references whose class has no body, an interface's or the JDK's
     */
    record Nested(Call enterWrite, Call enterRead, Linked otherwise) implements Encoding {}
}
