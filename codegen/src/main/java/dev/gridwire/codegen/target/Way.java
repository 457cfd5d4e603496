// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/** How slots of one kind are written and read. */
public sealed interface Way {

    /**
     * A number, packed behind others into an array whose capacity was asked for once.
     *
     * @param maxByteCount the most bytes that it takes
     * @param put static: array, place and value; gives the place behind
     * @param read of the input: nothing; gives the value
     */
    record Packed(int maxByteCount, Call put, Call read) implements Way {}

    /**
     * A value that the stream itself knows.
     *
     * @param write of the writer: the value
     * @param read of the reader: nothing; gives the value
     */
    record Value(Call write, Call read) implements Way {}

    /**
     * A reference that is written by what a constant knows of its slot.
     *
     * @param write of the constant: writer and reference
     * @param read of the constant: reader; gives the reference
     */
    record Linked(Call write, Call read) implements Way {}

    /**
     * A reference to an object whose class is that of the slot, or likely so: its slots are written here, in line. Between
     * entering and leaving stands a call of the body.
     *
     * @param enterWrite of the writer: reference and constant; gives whether the body must be written
     * @param enterRead of the reader: constant; gives whether the body must be read
     * @param otherwise the way of references whose class has no body, an interface's or the JDK's
     */
    record Nested(Call enterWrite, Call enterRead, Linked otherwise) implements Way {}
}
