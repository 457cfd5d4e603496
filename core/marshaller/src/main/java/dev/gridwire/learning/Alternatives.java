// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import org.jspecify.annotations.Nullable;

/**
 * The classes of objects that may stand in one place where the bytes name them. Any other class fails a guard. For graphs that
 * share objects, see {@link SharedAlternatives}.
 */
interface Alternatives {

    /**
     * Returns the only alternative; null if there are several. A caller that writes elements as its class checks each of them.
     */
    @Nullable FusedValue only();

    /** Returns one alternative if the bytes give all of them the same name, such as the constants of an enum; otherwise null. */
    @Nullable FusedValue alike();

    /** Writes an object with its type, and returns the index after it. */
    int writeNamed(FusedWriter writer, byte[] bytes, int at, Object value);

    /** Returns the value for a class. */
    FusedValue of(Class<?> type);

    /**
     * Writes an object without its type, by a value that {@link #of} returned. The compiler then knows the first alternatives.
     */
    int write(FusedValue known, FusedWriter writer, byte[] bytes, int at, Object value);

    /** Writes elements of one type, by a value that {@link #of} returned. */
    int writeElements(
            FusedValue known, FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare);

    /** Reads an object after its tag. */
    Object readNamed(FusedReader reader, long tag);

    /** Reads an object whose type is known. */
    Object read(FusedValue known, FusedReader reader);

    /** Returns the value whose type the bytes name after the given tag. */
    FusedValue named(FusedReader reader, long tag);
}
