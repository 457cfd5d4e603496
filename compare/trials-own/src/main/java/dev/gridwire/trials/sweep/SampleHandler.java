// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/**
 * Implements an interface that has no serializable class in a library. Its methods do nothing, except that an object equals
 * itself. For the JDK's functions, it returns the first argument, says yes, or orders by text.
 *
 * @param variation tells several objects apart
 */
record SampleHandler(int variation) implements InvocationHandler, Serializable {

    /** Returns a serializable object of the interface. */
    static Object sample(Class<?> type, int variation, ClassLoader loader) {
        return Proxy.newProxyInstance(loader, new Class<?>[] {type}, new SampleHandler(variation));
    }

    /** Whether the type is one of the JDK's functions, which libraries call with any arguments. */
    static boolean isFunction(Class<?> type) {
        return type.isAnnotationPresent(FunctionalInterface.class) && type.getName().startsWith("java.");
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
        Class<?> owner = method.getDeclaringClass();
        if (method.isDefault() && isFunction(owner)) {
            return InvocationHandler.invokeDefault(proxy, method, arguments);
        }
        return switch (method.getName()) {
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> variation;
            case "toString" -> "sample";
            default -> isFunction(owner) ? applied(method, arguments) : nothing(method.getReturnType());
        };
    }

    private static @Nullable Object applied(Method method, @Nullable Object @Nullable [] arguments) {
        return switch (method.getName()) {
            case "apply" -> arguments == null ? null : arguments[0];
            case "get", "call" -> "supplied";
            case "test", "getAsBoolean" -> true;
            case "compare" -> arguments == null
                    ? 0 : String.valueOf(arguments[0]).compareTo(String.valueOf(arguments[1]));
            default -> nothing(method.getReturnType());
        };
    }

    private static @Nullable Object nothing(Class<?> type) {
        return type.isPrimitive() && type != void.class ? Array.get(Array.newInstance(type, 1), 0) : null;
    }
}
