// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import org.jspecify.annotations.Nullable;

/**
 * A slot that holds a reference, as fused code writes and reads it. Generated code holds it as a constant. Implementations are
 * records: the compiler trusts their components, and so sees through a tree of them. Immutable.
 */
public interface FusedSlot {

    /**
     * Writes a reference, and gives the place behind it.
     *
     * @param bytes the writer's array
     * @throws GuardFailed if the object is not as assumed
     * @throws IndexOutOfBoundsException if there is no room
     */
    int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value);

    /**
     * Reads a reference.
     *
     * @throws RuntimeException if the bytes are not as assumed; the general reader finds out why
     */
    @Nullable Object read(FusedReader reader);

    /** Keeps a value that was read beside its object, where the class does not have the slot here; other slots are not asked. */
    default void keep(Object owner, @Nullable Object value) {
        throw new IllegalStateException("the class has the slot: slot=" + this);
    }
}
