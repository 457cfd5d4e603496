// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Comparator;

/**
 * A stand-in for an object of a class that is not here: it is read, kept and written, and no one sees it. Sorted containers
 * take it as an element and as their comparator: it tells no two objects apart, so that they stay in the order of the bytes.
 */
public interface UnknownValue extends Comparable<Object>, Comparator<Object> {

    /** The codec that reads and writes it. */
    Codec codec();

    @Override
    default int compareTo(Object other) {
        return 0;
    }

    @Override
    default int compare(Object one, Object other) {
        return 0;
    }

    /** The name of the class that is not here; of an array, of its elements' class. */
    default String className() {
        TypeName name = codec().name();
        while (name instanceof TypeName.ArrayOf array) {
            name = array.component().name();
        }
        return name instanceof TypeName.Named named ? named.name() : codec().type().getName();
    }
}
