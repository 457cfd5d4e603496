// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the objects that may stand in one place, where the bytes name them; any other is a failed guard. In graphs that
 * share objects, {@link SharedAlternatives}.
 */
interface Alternatives {

    /** The only one; null if there are several. Whoever writes elements as its class checks each. */
    @Nullable FusedValue only();

    /** One of them, if the bytes call all alike, as the constants of an enum; null if not. */
    @Nullable FusedValue alike();

    /** Writes an object with its type, and gives the place behind. */
    int writeNamed(FusedWriter writer, byte[] bytes, int at, Object value);

    /** The value of a class. */
    FusedValue of(Class<?> type);

    /** Writes an object without its type, which {@link #of} gave; the compiler then knows the first ones. */
    int write(FusedValue known, FusedWriter writer, byte[] bytes, int at, Object value);

    /** Writes elements of one type, which {@link #of} gave. */
    int writeElements(
            FusedValue known, FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare);

    /** Reads an object whose tag was read. */
    Object readNamed(FusedReader reader, long tag);

    /** Reads an object whose type is known. */
    Object read(FusedValue known, FusedReader reader);

    /** The value whose type is named; its tag was read. */
    FusedValue named(FusedReader reader, long tag);
}
