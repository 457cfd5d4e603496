// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** A stand-in for an object of a class that is not here: it is read, kept and written, and no one sees it. */
public interface UnknownValue {

    /** The codec that reads and writes it. */
    Codec codec();

    /** The name of the class that is not here; of an array, of its elements' class. */
    default String className() {
        TypeName name = codec().name();
        while (name instanceof TypeName.ArrayOf array) {
            name = array.component().name();
        }
        return name instanceof TypeName.Named named ? named.name() : codec().type().getName();
    }
}
