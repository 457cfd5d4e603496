// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** The methods that only Hazelcast's {@code ObjectDataInput} has. */
interface GridInput extends Input {

    /** Reads a text, or null. */
    @Nullable String readString() throws IOException;

    /** The order of the bytes of its numbers. */
    ByteOrder getByteOrder();

    /** Reads an array or null; believes its length. */
    boolean @Nullable [] readBooleanArray() throws IOException;

    /** Reads an array or null; believes its length. */
    short @Nullable [] readShortArray() throws IOException;

    /** Reads an array or null; believes its length. */
    char @Nullable [] readCharArray() throws IOException;

    /** Reads an array or null; believes its length. */
    int @Nullable [] readIntArray() throws IOException;

    /** Reads an array or null; believes its length. */
    long @Nullable [] readLongArray() throws IOException;

    /** Reads an array or null; believes its length. */
    float @Nullable [] readFloatArray() throws IOException;

    /** Reads an array or null; believes its length. */
    double @Nullable [] readDoubleArray() throws IOException;
}
