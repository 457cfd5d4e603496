// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Writes and recognises the name of a type in fused code. */
public interface FusedType {

    /** Returns whether objects of the type take handles. */
    boolean hasIdentity();

    /** Writes the name, and returns the index after it. */
    int write(FusedWriter writer, byte[] bytes, int at);

    /** Registers the name, which was read in full, if later names can refer to it. */
    default void named(FusedReader reader) {}

    /** Reads the rest of a name whose tag was read, if the name is this type's; returns whether it is. */
    boolean matches(FusedReader reader, long tag);
}
