// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the constants of Scala 3 enums by name. The compiler numbers their classes by their place in the source file, so class
 * and ordinal differ once a case is inserted. The enum's companion holds the constants:
 *
 * <pre>
 * enum Color { case Red }     Color$.Red, of class Color$$anon$1, which extends Color with scala.runtime.EnumValue
 * </pre>
 */
public final class ScalaEnum {

    private static final String CONSTANT = "scala.runtime.EnumValue";
    private static final String ENUM = "scala.reflect.Enum";

    private ScalaEnum() {}

    /** Returns whether a class is that of a constant; not for enums inside of other classes' objects. Initialises no class. */
    public static boolean isConstant(Class<?> type) {
        return !Enum.class.isAssignableFrom(type) && has(type, CONSTANT) && has(type.getSuperclass(), ENUM)
                && companion(type.getSuperclass()) != null;
    }

    /**
     * Returns the name of a constant.
     *
     * @throws IllegalArgumentException if its enum has no such constant
     */
    public static String nameOf(Object constant) throws ReflectiveOperationException {
        Class<?> type = constant.getClass().getSuperclass();
        Class<?> companion = companion(type);
        for (Field field : companion == null ? new Field[0] : companion.getDeclaredFields()) {
            if (mayHold(field, type) && field.get(null) == constant) {
                return field.getName();
            }
        }
        throw new IllegalArgumentException("no case: enum=" + type.getName());
    }

    /**
     * Returns the constant of a name.
     *
     * @throws IllegalArgumentException if the class is no enum or has no such constant
     * @throws NoSuchFieldException if its companion has no such field
     */
    public static Object constant(Class<?> type, String name) throws ReflectiveOperationException {
        Class<?> companion = has(type, ENUM) ? companion(type) : null;
        Field field = companion == null ? null : companion.getDeclaredField(name);
        Object constant = field != null && mayHold(field, type) ? field.get(null) : null;
        if (constant == null || !has(constant.getClass(), CONSTANT)) {
            throw new IllegalArgumentException("no case: enum=" + type.getName() + ", name=" + name);
        }
        return constant;
    }

    private static boolean has(Class<?> type, String name) {
        return Arrays.stream(type.getInterfaces()).anyMatch(each -> each.getName().equals(name));
    }

    private static @Nullable Class<?> companion(Class<?> type) {
        try {
            Class<?> companion = Class.forName(type.getName() + "$", false, type.getClassLoader());
            return companion.getDeclaredField("MODULE$").getType() == companion ? companion : null;
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static boolean mayHold(Field field, Class<?> type) {
        return field.getType() == type && Modifier.isStatic(field.getModifiers()) && Modifier.isPublic(field.getModifiers());
    }
}
