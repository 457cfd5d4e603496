// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values that stand in the bytes for the default fields of a class.
 *
 * @param values of the fields that the class has here, in the table's order; {@link InputGraph#ABSENT} for those not there
 * @param others of the fields that it had only where it was written, by name; only byte code gives two fields one name
 */
public record FieldValues(@Nullable Object[] values, Map<String, List<Written>> others) {

    /**
     * A field that the class does not have here.
     *
     * @param isPrimitive whether its type is primitive; then the value is a box
     */
    public record Written(boolean isPrimitive, @Nullable Object value) {

        /** Whether a class may ask for it as this type; null for any, {@code Object} for any reference. */
        boolean fits(@Nullable Class<?> asked) {
            return asked == null || (isPrimitive ? value != null && FieldTable.isBoxOf(value, asked) : !asked.isPrimitive());
        }
    }

    /** Of a class of which all written fields are here. */
    public static FieldValues of(@Nullable Object[] values) {
        return new FieldValues(values, Map.of());
    }
}
