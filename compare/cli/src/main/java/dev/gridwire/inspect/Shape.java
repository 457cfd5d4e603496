// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/** A codec that prints objects of one type instead of creating them. */
interface Shape {

    /** Returns the type of the objects. */
    WireType wireType();

    /** Creates the exception for an attempt to write. */
    static IllegalStateException isWritten() {
        return new IllegalStateException("an inspection only reads");
    }
}
