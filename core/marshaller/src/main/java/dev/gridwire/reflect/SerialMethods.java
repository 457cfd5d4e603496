// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the hooks of Serializable classes, including private ones and those in closed modules.
 * {@code sun.reflect.ReflectionFactory} is the JDK's supported way for serialization libraries (JEP 260, module jdk.unsupported).
 * It is looked up by name, because the compiler warns about it.
 */
public final class SerialMethods {

    /** Null if jdk.unsupported is missing from the run-time image or from the modules that the application resolved. */
    private static final @Nullable Object FACTORY = factory();
    private static final MethodType FINDER = MethodType.methodType(MethodHandle.class, Class.class);
    private static final @Nullable MethodHandle CONSTRUCTOR = find(
            "newConstructorForSerialization", MethodType.methodType(Constructor.class, Class.class, Constructor.class));

    private SerialMethods() {}

    /** Loaded separately, because finding each takes time and most programs need none of them at first. */
    private static final class Hooks {

        static final @Nullable MethodHandle WRITE_OBJECT = finder("writeObjectForSerialization");
        static final @Nullable MethodHandle READ_OBJECT = finder("readObjectForSerialization");
        static final @Nullable MethodHandle WRITE_REPLACE = finder("writeReplaceForSerialization");
        static final @Nullable MethodHandle READ_RESOLVE = finder("readResolveForSerialization");
        static final @Nullable MethodHandle DEFAULT_READ_OBJECT = findIfThere("defaultReadObjectForSerialization");
        static final @Nullable MethodHandle OPTIONAL_DATA = find(
                "newOptionalDataExceptionForSerialization", MethodType.methodType(OptionalDataException.class, boolean.class));

        private Hooks() {}
    }

    private static @Nullable Object factory() {
        try {
            Class<?> type = Class.forName("sun.reflect.ReflectionFactory");
            return MethodHandles.publicLookup()
                    .findStatic(type, "getReflectionFactory", MethodType.methodType(type))
                    .invoke();
        } catch (ClassNotFoundException e) {
            return null;
        } catch (Throwable e) {
            throw new IllegalStateException("the JDK's ReflectionFactory cannot be had", e);
        }
    }

    private static @Nullable MethodHandle finder(String name) {
        return find(name, FINDER);
    }

    private static @Nullable MethodHandle find(String name, MethodType type) {
        if (FACTORY == null) {
            return null;
        }
        try {
            return MethodHandles.publicLookup().findVirtual(FACTORY.getClass(), name, type).bindTo(FACTORY);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the JDK's ReflectionFactory has no such method: method=" + name, e);
        }
    }

    private static @Nullable MethodHandle findIfThere(String name) {
        if (FACTORY == null) {
            return null;
        }
        try {
            return MethodHandles.publicLookup().findVirtual(FACTORY.getClass(), name, FINDER).bindTo(FACTORY);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static <T> T required(@Nullable T part, Class<?> type) {
        if (part == null) {
            throw Refusal.shape(
                    "The JDK's module jdk.unsupported is missing, which finds hooks and bypasses constructors: class="
                            + EscapedNames.of(type.getName()),
                    "write `requires jdk.unsupported;` in the application's module-info, or start Java with"
                            + " --add-modules jdk.unsupported; a run-time image must hold it");
        }
        return part;
    }

    private static @Nullable MethodHandle found(@Nullable MethodHandle finder, Class<?> owner, MethodType type) {
        MethodHandle known = required(finder, owner);
        try {
            MethodHandle hook = (MethodHandle) known.invokeExact(owner);
            return hook == null ? null : hook.asType(type);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the class's own {@code writeObject}, of (Object, ObjectOutputStream); null if there is none. */
    public static @Nullable MethodHandle writeObject(Class<?> owner) {
        return found(Hooks.WRITE_OBJECT, owner, MethodType.methodType(void.class, Object.class, ObjectOutputStream.class));
    }

    /** Returns the class's own {@code readObject}, of (Object, ObjectInputStream); null if there is none. */
    public static @Nullable MethodHandle readObject(Class<?> owner) {
        return found(Hooks.READ_OBJECT, owner, MethodType.methodType(void.class, Object.class, ObjectInputStream.class));
    }

    /**
     * Returns the default for a class without a {@code readObject}, of (Object, ObjectInputStream). It sets all serial fields,
     * including final ones, to the values of the stream's {@code readFields}. Returns null before JDK 24, and for classes that
     * are not Serializable or list missing fields in {@code serialPersistentFields}.
     */
    static @Nullable MethodHandle defaultReadObject(Class<?> owner) {
        MethodType type = MethodType.methodType(void.class, Object.class, ObjectInputStream.class);
        return Hooks.DEFAULT_READ_OBJECT == null ? null : found(Hooks.DEFAULT_READ_OBJECT, owner, type);
    }

    /**
     * Returns the accessible fields that {@link #defaultReadObject} sets, by name; null if one is not accessible, or if two have
     * the same name.
     */
    static @Nullable Map<String, Field> fields(Class<?> owner) {
        ObjectStreamClass serial = ObjectStreamClass.lookup(owner);
        Map<String, Field> fields = new HashMap<>();
        for (Field field : owner.getDeclaredFields()) {
            ObjectStreamField found = serial == null ? null : serial.getField(field.getName());
            boolean isSerial = found != null && found.getType() == field.getType() && !Modifier.isStatic(field.getModifiers());
            if (isSerial && (!field.trySetAccessible() || fields.put(field.getName(), field) != null)) {
                return null;
            }
        }
        return serial != null && fields.size() == serial.getFields().length ? fields : null;
    }

    /**
     * Returns the class's own {@code readObjectNoData}, of (Object). JDK 17's factory looks for a method with a parameter, and
     * finds none.
     *
     * @throws InaccessibleObjectException if the class is not accessible to us
     * @throws IllegalArgumentException if the class has no such method
     */
    public static MethodHandle readObjectNoData(Class<?> owner) {
        try {
            Method hook = owner.getDeclaredMethod("readObjectNoData");
            hook.setAccessible(true);
            return MethodHandles.lookup().unreflect(hook).asType(MethodType.methodType(void.class, Object.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("readObjectNoData cannot be called: class=" + EscapedNames.of(owner.getName()), e);
        }
    }

    /** Returns the {@code writeReplace} that is called for objects of the class, of (Object); null if there is none. */
    public static @Nullable MethodHandle writeReplace(Class<?> type) {
        return found(Hooks.WRITE_REPLACE, type, MethodType.methodType(Object.class, Object.class));
    }

    /** Returns the {@code readResolve} that is called for objects of the class, of (Object); null if there is none. */
    public static @Nullable MethodHandle readResolve(Class<?> type) {
        return found(Hooks.READ_RESOLVE, type, MethodType.methodType(Object.class, Object.class));
    }

    /** Returns a constructor that makes an object of the class but runs only a superclass's constructor. */
    public static Constructor<?> constructor(Class<?> type, Constructor<?> inherited) {
        MethodHandle maker = required(CONSTRUCTOR, type);
        try {
            return (Constructor<?>) maker.invokeExact(type, inherited);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Returns an exception which says that something other than an object comes next.
     *
     * @param length the number of primitive bytes that come first; 0 if nothing comes
     */
    public static OptionalDataException optionalData(int length) {
        MethodHandle maker = required(Hooks.OPTIONAL_DATA, OptionalDataException.class);
        try {
            OptionalDataException exception = (OptionalDataException) maker.invokeExact(length == 0);
            exception.length = length;
            return exception;
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
