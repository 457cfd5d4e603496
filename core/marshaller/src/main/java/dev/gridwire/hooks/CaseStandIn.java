// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for a case of a Scala 3 enum that is a constant. The compiler numbers these constants' classes by their place in the
 * source file, and finds a constant by its ordinal. Both differ once a case is inserted, while the name stays. The enum's
 * companion holds the constants:
 *
 * <pre>
 * enum Color { case Red }     Color$.Red, of class Color$$anon$1, which extends Color with scala.runtime.EnumValue
 * </pre>
 */
final class CaseStandIn implements StandIn {

    private static final long serialVersionUID = 1L;
    private static final String CONSTANT = "scala.runtime.EnumValue";
    private static final String ENUM = "scala.reflect.Enum";

    /** The enum. It is allowed if a payload can name it. */
    private Class<?> type;
    private String name;

    private CaseStandIn(Class<?> type, String name) {
        this.type = type;
        this.name = name;
    }

    /** Returns whether it stands in for the class's objects; not for those of enums inside of other classes' objects. */
    static boolean isFor(Class<?> type) {
        if (Enum.class.isAssignableFrom(type) || !has(type, CONSTANT) || !has(type.getSuperclass(), ENUM)) {
            return false;
        }
        return companion(type.getSuperclass()) != null;
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

    static Object of(Object constant) throws ReflectiveOperationException {
        Class<?> type = constant.getClass().getSuperclass();
        for (Field field : Objects.requireNonNull(companion(type)).getDeclaredFields()) {
            if (isConstant(field, type) && field.get(null) == constant) {
                return new CaseStandIn(type, field.getName());
            }
        }
        throw new IllegalArgumentException("no case: enum=" + type.getName());
    }

    private static boolean isConstant(Field field, Class<?> type) {
        return field.getType() == type && Modifier.isStatic(field.getModifiers()) && field.trySetAccessible();
    }

    @Override
    public Object original(Types types) throws ReflectiveOperationException {
        Class<?> companion = has(type, ENUM) ? companion(type) : null;
        Field field = companion == null ? null : companion.getDeclaredField(name);
        Object constant = field != null && isConstant(field, type) ? field.get(null) : null;
        if (constant == null || !has(constant.getClass(), CONSTANT)) {
            throw new IllegalArgumentException("no case: enum=" + type.getName() + ", name=" + name);
        }
        return constant;
    }
}
