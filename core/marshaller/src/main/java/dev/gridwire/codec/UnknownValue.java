// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Comparator;

/**
 * A stand-in for an object of a class that is missing here. It is read, kept and written, but users never see it. Sorted
 * containers accept it as an element and as a comparator. It treats all objects as equal, so they stay in the order of the bytes.
 */
public interface UnknownValue extends Comparable<Object>, Comparator<Object> {

    /** Returns the codec that reads and writes it. */
    Codec codec();

    @Override
    default int compareTo(Object other) {
        return 0;
    }

    @Override
    default int compare(Object one, Object other) {
        return 0;
    }

    /** Returns the name of the missing class; for an array, the name of its element class. */
    default String className() {
        TypeName name = codec().name();
        while (name instanceof TypeName.ArrayOf array) {
            name = array.component().name();
        }
        return name instanceof TypeName.Named named ? named.name() : codec().type().getName();
    }
}
