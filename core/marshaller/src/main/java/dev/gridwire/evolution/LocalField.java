// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.reflect.Construct;
import dev.gridwire.schema.NullInPrimitive;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The local field that takes a value from another state of its class.
 *
 * @param type the declared type; {@code Object} if there is no local field
 * @param argument the class of a container's elements, by name, if the field declares a single type argument
 * @param field null if there is none
 * @param constructor makes an object whose field holds the value that replaces null; null if nothing replaces it
 */
public record LocalField(
        Class<?> type, @Nullable String argument, @Nullable Field field, @Nullable Constructor<?> constructor) {

    /** Stands for a field that is missing here. */
    static final LocalField NONE = new LocalField(Object.class, null, null, null);

    /** Collects what is known about a field of a class. */
    static LocalField of(Class<?> owner, @Nullable Field field, Optional<Slot> slot, NullInPrimitive fate) {
        if (field == null) {
            return NONE;
        }
        boolean asked = fate == NullInPrimitive.INITIAL && field.getType().isPrimitive();
        return new LocalField(field.getType(), slot.map(each -> argument(each.type())).orElse(null), field,
                asked ? Construct.withoutParameters(owner) : null);
    }

    private static @Nullable String argument(TypeRef type) {
        if (!(type instanceof TypeRef.ClassType container) || container.arguments().size() != 1) {
            return null;
        }
        TypeRef argument = container.arguments().get(0);
        boolean upper = argument instanceof TypeRef.Wildcard wildcard && wildcard.variance() == TypeRef.Variance.EXTENDS;
        TypeRef bound = upper ? ((TypeRef.Wildcard) argument).bound() : argument;
        return bound instanceof TypeRef.ClassType known ? known.name() : null;
    }

    /** Returns the value that a new object has; null if there is no constructor for it. */
    @Nullable Object initial() {
        if (constructor == null || field == null) {
            return null;
        }
        try {
            return field.get(Construct.call(constructor));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }

    /** Returns whether a container with that type argument may hold an element, as far as the field's declaration tells. */
    boolean takes(@Nullable Object element) {
        return argument == null || element == null || isCalled(element.getClass());
    }

    /** Compares by name, so the class of the argument need not be loaded. */
    private boolean isCalled(@Nullable Class<?> type) {
        if (type == null || type.getName().equals(argument)) {
            return type != null;
        }
        for (Class<?> each : type.getInterfaces()) {
            if (isCalled(each)) {
                return true;
            }
        }
        return isCalled(type.getSuperclass());
    }
}
