// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.element;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Writes and reads the comparators of sorted containers. */
public final class Comparators {

    private Comparators() {}

    /** Writes a comparator, or null for the natural order. */
    public static void write(GraphWriter writer, @Nullable Object comparator) {
        try {
            writer.writePolymorphic(comparator, writer.types().element());
        } catch (RuntimeException e) {
            writer.path().within(".comparator");
            throw e;
        }
    }

    /** Reads a comparator; returns null for the natural order. */
    @SuppressWarnings("unchecked")
    public static @Nullable Comparator<Object> read(GraphReader reader) {
        try {
            Object comparator = reader.readPolymorphic(reader.types().element());
            if (comparator != null && !(comparator instanceof Comparator)) {
                throw reader.in().malformed("this is no comparator: class=" + EscapedNames.of(comparator.getClass().getName()));
            }
            return (Comparator<Object>) comparator;
        } catch (RuntimeException e) {
            reader.path().within(".comparator");
            throw e;
        }
    }
}
