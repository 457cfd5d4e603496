// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Whole graphs of one root class, as fused code writes and reads them behind the header. Immutable; see {@link FusedSlot}. */
public interface FusedGraph {

    /** Whether the code gives handles to objects, and knows those that were met again. */
    boolean isShared();

    /** Names the root's class, writes the root, and gives the place behind it. */
    int write(FusedWriter writer, byte[] bytes, int at, Object root);

    /**
     * Reads the root, and before it the name of its class, which must be this one.
     *
     * @param isNamed whether it was read already
     */
    Object read(FusedReader reader, boolean isNamed);
}
