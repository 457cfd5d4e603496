// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Objects of exactly one class, as fused code writes and reads them behind their tag. Immutable; see {@link FusedSlot}. */
public interface FusedValue extends IdentityHash {

    /** The class of the objects. */
    Class<?> javaClass();

    /** Its name in the bytes. */
    FusedType type();

    /** Writes an object of exactly this class, and gives the place behind it; see {@link FusedSlot#write}. */
    int write(FusedWriter writer, byte[] bytes, int at, Object value);

    /** Reads an object. */
    Object read(FusedReader reader);

    /**
     * Writes elements of this class behind a form that names it, and gives the place behind them.
     *
     * @param elements which no other thread sees
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
