// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a slot that holds a reference, in fused code. Generated code holds it as a constant. Implementations are
 * records, because the compiler trusts the components of records and so sees through a tree of them. Immutable.
 */
public interface FusedSlot {

    /**
     * Writes a reference, and returns the index after it.
     *
     * @param bytes the writer's array
     * @throws GuardFailed if the object does not meet the assumptions
     * @throws IndexOutOfBoundsException if the array is too short
     */
    int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value);

    /**
     * Reads a reference.
     *
     * @throws RuntimeException if the bytes do not meet the assumptions; the general reader finds the reason
     */
    @Nullable Object read(FusedReader reader);

    /** Keeps a value beside its object, if the class lacks the slot here; not called for other slots. */
    default void keep(Object owner, @Nullable Object value) {
        throw new IllegalStateException("the class has the slot: slot=" + this);
    }
}
