// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/** A codec that prints objects of one type, where the marshaller's would make them. */
interface Shape {

    /** The type of the objects. */
    WireType wireType();

    /** Says that nothing is written. */
    static IllegalStateException isWritten() {
        return new IllegalStateException("an inspection only reads");
    }
}
