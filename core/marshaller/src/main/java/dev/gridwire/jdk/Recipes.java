// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import java.io.ObjectStreamClass;
import org.jspecify.annotations.Nullable;

/**
 * Lists the recipes of reviewed JDK classes whose objects are made from their parts. Making one of these objects looks up no
 * class, calls no method by its name, and opens no file or connection.
 */
final class Recipes {

    private Recipes() {}

    private static Class<?> described(ObjectStreamClass description) {
        Class<?> type = description.forClass();
        if (type == null) {
            throw Refusal.unsupported("Descriptions of a class that is missing are", ObjectStreamClass.class, "store its name");
        }
        return type;
    }

    /** Returns the recipe; null for other holders. */
    static @Nullable Recipe of(JdkType type) {
        return switch (type) {
            case N_COPIES, LIFO_QUEUE, SET_FROM_MAP, SUB_MAP, NULL_COMPARATOR -> ViewRecipes.of(type);
            case CHECKED_COLLECTION, CHECKED_LIST, CHECKED_SET, CHECKED_SORTED_SET, CHECKED_NAVIGABLE_SET, CHECKED_QUEUE,
                    CHECKED_MAP, CHECKED_SORTED_MAP, CHECKED_NAVIGABLE_MAP -> CheckedRecipes.of(type);
            case STREAM_CLASS -> Recipe.of(
                    value -> Recipe.parts(described((ObjectStreamClass) value)),
                    parts -> Recipe.required(ObjectStreamClass.lookup((Class<?>) Recipe.required(parts[0]))));
            case SYSTEM_CLOCK, FIXED_CLOCK, OFFSET_CLOCK, TICK_CLOCK -> ClockRecipes.of(type);
            case DECIMAL_SYMBOLS, DECIMAL_FORMAT, CHOICE_FORMAT -> NumberFormatRecipes.of(type);
            case DATE_SYMBOLS, DATE_FORMAT, MESSAGE_FORMAT -> DateFormatRecipes.of(type);
            case LISTENERS, COLOR, POINT, DIMENSION, RECTANGLE, FONT -> DesktopRecipes.of(type);
            default -> null;
        };
    }
}
