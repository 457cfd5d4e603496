// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;

/** Reaches members that byte code cannot: private members, final fields, and objects made without their class's constructor. */
public final class Members {

    private Members() {}

    /** Gets a field of the class, or of the superclass so many steps up, by a handle of the shape. */
    public static MethodHandle getter(Lookup lookup, Class<?> type, int steps, String name, MethodType shape) {
        try {
            Class<?> owner = up(type, steps);
            return MethodHandles.privateLookupIn(owner, lookup).unreflectGetter(owner.getDeclaredField(name)).asType(shape);
        } catch (ReflectiveOperationException e) {
            throw failed(type, name, e);
        }
    }

    /** Sets such a field, final or not; not one of a record. */
    public static MethodHandle setter(Lookup lookup, Class<?> type, int steps, String name, MethodType shape) {
        try {
            Class<?> owner = up(type, steps);
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            return MethodHandles.privateLookupIn(owner, lookup).unreflectSetter(field).asType(shape);
        } catch (ReflectiveOperationException e) {
            throw failed(type, name, e);
        }
    }

    /** Calls a method that takes nothing by a handle of the shape. */
    public static MethodHandle method(Lookup lookup, Class<?> type, int steps, String name, MethodType shape) {
        try {
            Class<?> owner = up(type, steps);
            return MethodHandles.privateLookupIn(owner, lookup).unreflect(owner.getDeclaredMethod(name)).asType(shape);
        } catch (ReflectiveOperationException e) {
            throw failed(type, name, e);
        }
    }

    /** Calls a constructor by a handle of the shape, which gives {@code Object}. */
    public static MethodHandle constructor(Lookup lookup, Class<?> type, MethodType exact, MethodType shape) {
        try {
            return MethodHandles.privateLookupIn(type, lookup).findConstructor(type, exact).asType(shape);
        } catch (ReflectiveOperationException e) {
            throw failed(type, "<init>", e);
        }
    }

    /**
     * Makes objects of the class by the constructor of the superclass so many steps up, as Java serialization does. By name, as
     * the compiler's {@code --release} hides the class.
     */
    public static Constructor<?> maker(Class<?> type, int steps) {
        try {
            Constructor<?> inherited = up(type, steps).getDeclaredConstructor();
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            Object instance = factory.getMethod("getReflectionFactory").invoke(null);
            return (Constructor<?>) factory
                    .getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                    .invoke(instance, type, inherited);
        } catch (ReflectiveOperationException e) {
            throw failed(type, "<init>", e);
        }
    }

    /** Makes the exception for an object that holds itself. */
    public static IllegalArgumentException endless(String type) {
        return new IllegalArgumentException("an object holds itself, or others in too long a chain, which this form cannot"
                + " write: class=" + type + "; break the cycle, or choose native or externalizable");
    }

    private static Class<?> up(Class<?> type, int steps) {
        Class<?> owner = type;
        for (int i = 0; i < steps; i++) {
            owner = owner.getSuperclass();
        }
        return owner;
    }

    private static IllegalStateException failed(Class<?> type, String name, ReflectiveOperationException cause) {
        return new IllegalStateException("a member cannot be reached: class=" + type.getName() + ", member=" + name
                + "; compile and enhance the class again, and open its package where it is in a named module", cause);
    }
}
