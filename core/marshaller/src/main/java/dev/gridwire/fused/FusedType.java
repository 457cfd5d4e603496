// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** The name of a type in the bytes, as fused code writes it and knows it again. */
public interface FusedType {

    /** Whether its objects take handles. */
    boolean hasIdentity();

    /** Names the type, and gives the place behind. */
    int write(FusedWriter writer, byte[] bytes, int at);

    /** Takes the name, which was read in full, if it can be referred to. */
    default void named(FusedReader reader) {}

    /** Reads the rest of a name whose tag was read, if it is this type's, and gives whether it is. */
    boolean matches(FusedReader reader, long tag);
}
