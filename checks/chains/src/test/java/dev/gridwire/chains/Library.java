// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Classes of libraries that are on no class path, by their names. */
record Library(ClassLoader loader) {

    Class<?> type(String className) {
        try {
            return Class.forName(className, true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An object, by the first constructor that takes the arguments. */
    Object make(String className, Object... arguments) {
        for (Constructor<?> each : type(className).getDeclaredConstructors()) {
            if (takes(each.getParameterTypes(), arguments)) {
                try {
                    each.setAccessible(true);
                    return each.newInstance(arguments);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        throw new IllegalStateException("no such constructor: class=" + className + ", arguments=" + Arrays.toString(arguments));
    }

    /** Calls a static method, or an object's own. */
    Object call(Class<?> type, Object object, String name, Object... arguments) {
        for (Method each : type.getDeclaredMethods()) {
            if (each.getName().equals(name) && takes(each.getParameterTypes(), arguments)) {
                try {
                    each.setAccessible(true);
                    return each.invoke(object, arguments);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        throw new IllegalStateException("no such method: class=" + type.getName() + ", method=" + name);
    }

    /** Sets a field that the object has, whoever declares it. */
    static Object set(Object object, String name, Object value) {
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                field.set(object, value);
                return object;
            } catch (NoSuchFieldException e) {
                continue;
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        throw new IllegalStateException("no such field: class=" + object.getClass().getName() + ", field=" + name);
    }

    /** An array of a library's class. */
    Object array(String className, Object... elements) {
        Object array = Array.newInstance(type(className), elements.length);
        for (int i = 0; i < elements.length; i++) {
            Array.set(array, i, elements[i]);
        }
        return array;
    }

    private static boolean takes(Class<?>[] parameters, Object[] arguments) {
        if (parameters.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < parameters.length; i++) {
            if (arguments[i] != null && !parameters[i].isPrimitive() && !parameters[i].isInstance(arguments[i])) {
                return false;
            }
        }
        return true;
    }
}
