// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep.sample;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Answers for an interface of which a library has no serializable class: nothing, save that it is equal to itself.
 *
 * @param variation tells several apart
 */
public record SampleHandler(int variation) implements InvocationHandler, Serializable {

    @Override
    public @Nullable Object invoke(Object proxy, Method method, @Nullable Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> variation;
            case "toString" -> "sample";
            default -> nothing(method.getReturnType());
        };
    }

    private static @Nullable Object nothing(Class<?> type) {
        return type.isPrimitive() && type != void.class ? java.lang.reflect.Array.get(
                java.lang.reflect.Array.newInstance(type, 1), 0) : null;
    }
}
