// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** How slots of one kind are written and read. */
public sealed interface Encoding {

    /**
     * A value, packed behind others into an array whose capacity was asked for once.
     *
     * @param byteCount the most bytes that it takes; of a text, as many as one usually takes
     * @param fit whether more may be needed
     * @param put static; gives the place behind. Takes array, place and value; of a text output, place, value, and how many bytes
     *     those behind it may take, for which it makes room
     * @param source what {@code read} is asked of
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

    /** How a packed value is read. */
    enum Source {
        /** By a method of the input. */
        INPUT,
        /** By a static method that takes the input. */
        STATIC,
        /** By a method of what is known of the slot, which takes the reader. */
        CONSTANT
    }

    /**
     * A reference that is written by what a constant knows of its slot.
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
