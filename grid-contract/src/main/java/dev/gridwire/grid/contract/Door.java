// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

/** A grid's serializer that was made for one test. */
public interface Door {

    /** The bytes of a value. */
    byte[] write(Object value) throws Exception;

    /** A value out of bytes, whose classes the application's loader finds. */
    Object read(byte[] bytes) throws Exception;
}
