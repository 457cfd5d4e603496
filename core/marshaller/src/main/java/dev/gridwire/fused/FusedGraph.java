// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Writes and reads whole graphs of one root class in fused code, behind the header. Immutable; see {@link FusedSlot}. */
public interface FusedGraph {

    /** Returns whether the code gives handles to objects, and recognises those met before. */
    boolean isShared();

    /** Names the root's class, writes the root, and returns the index after it. */
    int write(FusedWriter writer, byte[] bytes, int at, Object root);

    /**
     * Reads the root, preceded by the name of its class, which must be the expected one.
     *
     * @param isNamed whether the name was read already
     */
    Object read(FusedReader reader, boolean isNamed);
}
