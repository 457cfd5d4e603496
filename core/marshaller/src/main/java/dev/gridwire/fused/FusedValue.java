// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Writes and reads objects of exactly one class in fused code, behind their tag. Immutable; see {@link FusedSlot}. */
public interface FusedValue extends IdentityHash {

    /** Returns the class of the objects. */
    Class<?> javaClass();

    /** Returns the class's name in the bytes. */
    FusedType type();

    /** Writes an object of exactly this class, and returns the index after it; see {@link FusedSlot#write}. */
    int write(FusedWriter writer, byte[] bytes, int at, Object value);

    /** Reads an object. */
    Object read(FusedReader reader);

    /**
     * Writes elements of this class behind a form that names it, and returns the index after them.
     *
     * @param elements the elements, which no other thread sees
     * @param isBare whether there are no nulls and no tags
     */
    int writeElements(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare);

    /** Reads elements of this class behind a form that names it. */
    void readElements(FusedReader reader, Collection<@Nullable Object> target, int count, boolean isBare);

    @Override
    default int hash(Object value) {
        return System.identityHashCode(value);
    }
}
