// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/**
 * Creates objects without calling a constructor of their classes, by {@code sun.reflect.ReflectionFactory}, the JDK's supported
 * way for serialization libraries (JEP 260, module jdk.unsupported).
 */
final class BareObjects {

    private static final Object FACTORY;
    private static final Method CONSTRUCTOR;

    static {
        try {
            Class<?> type = Class.forName("sun.reflect.ReflectionFactory");
            FACTORY = type.getMethod("getReflectionFactory").invoke(null);
            CONSTRUCTOR = type.getMethod("newConstructorForSerialization", Class.class, Constructor.class);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the JDK's ReflectionFactory cannot be had", e);
        }
    }

    private BareObjects() {}

    static Object create(Class<?> type) throws ReflectiveOperationException {
        return ((Constructor<?>) CONSTRUCTOR.invoke(FACTORY, type, Object.class.getConstructor())).newInstance();
    }
}
