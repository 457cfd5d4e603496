// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values that the bytes hold for the default fields of a class.
 *
 * @param values the values of the local fields, in the table's order; {@link InputGraph#ABSENT} for missing ones
 * @param others the fields that the class had only where it was written, by name; only byte code gives two fields the same name
 */
public record FieldValues(@Nullable Object[] values, Map<String, List<Written>> others) {

    /**
     * A field that the class lacks here.
     *
     * @param isPrimitive whether its type is primitive; then the value is a box
     */
    public record Written(boolean isPrimitive, @Nullable Object value) {

        /** Returns whether a class may ask for the field as this type; null for any, {@code Object} for any reference. */
        boolean fits(@Nullable Class<?> asked) {
            return asked == null || (isPrimitive ? value != null && FieldTable.isBoxOf(value, asked) : !asked.isPrimitive());
        }
    }

    /** Makes the values of a class that has all written fields here. */
    public static FieldValues of(@Nullable Object[] values) {
        return new FieldValues(values, Map.of());
    }
}
