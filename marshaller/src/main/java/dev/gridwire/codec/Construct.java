// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Construction;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** Brings objects to life as their layout says. */
final class Construct {

    /**
     * {@code sun.reflect.ReflectionFactory} makes constructors that run those of a superclass only; it is the JDK's supported
     * way for serialization libraries (JEP 260, module jdk.unsupported). Looked up by name, because the compiler warns of it.
     */
    private static final MethodHandle SERIALIZATION_CONSTRUCTOR = serializationConstructor();

    private Construct() {}

    /** The constructor of a class that is filled afterwards. */
    static Constructor<?> constructor(Class<?> type, Construction construction) {
        Class<?> owner = type;
        while (!owner.getName().equals(construction.owner())) {
            owner = owner.getSuperclass();
        }
        try {
            Constructor<?> declared = owner.getDeclaredConstructor();
            return owner == type ? opened(declared) : forSerialization(type, declared);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a layout names a constructor that is not there: class=" + owner.getName(), e);
        }
    }

    /** A record's constructor with all components. */
    static Constructor<?> canonical(Class<?> type) {
        Class<?>[] parameters = new Class<?>[type.getRecordComponents().length];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = type.getRecordComponents()[i].getType();
        }
        try {
            return opened(type.getDeclaredConstructor(parameters));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record has no canonical constructor: class=" + type.getName(), e);
        }
    }

    /** Calls a constructor that was opened. */
    static Object call(Constructor<?> constructor, @Nullable Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw failed(constructor.getDeclaringClass(), notFatal(e.getCause()));
        } catch (ReflectiveOperationException e) {
            throw failed(constructor.getDeclaringClass(), e);
        }
    }

    /** Lets errors through; a stack that was too small is the object's. */
    static Throwable notFatal(Throwable cause) {
        if (cause instanceof Error error && !(error instanceof StackOverflowError)) {
            throw error;
        }
        return cause;
    }

    /** What a constructor that threw becomes. */
    static Refusal failed(Class<?> type, Throwable cause) {
        return Refusal.shape(
                "A constructor failed: class=" + type.getName() + ", exception=" + cause.getClass().getName(),
                "let it accept what it once made",
                cause);
    }

    /** What to open. */
    static Refusal closed(Class<?> type) {
        String module = type.getModule().getName();
        return Refusal.shape(
                "The class's package is not open: class=" + type.getName() + ", module=" + module,
                "write `opens " + type.getPackageName() + ";` in its module-info, or start Java with --add-opens " + module + "/"
                        + type.getPackageName() + "=ALL-UNNAMED");
    }

    private static Constructor<?> opened(Constructor<?> constructor) {
        try {
            constructor.setAccessible(true);
            return constructor;
        } catch (InaccessibleObjectException e) {
            throw closed(constructor.getDeclaringClass());
        }
    }

    private static Constructor<?> forSerialization(Class<?> type, Constructor<?> inherited) {
        try {
            return (Constructor<?>) SERIALIZATION_CONSTRUCTOR.invokeExact(type, inherited);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle serializationConstructor() {
        try {
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            Object instance = lookup.findStatic(factory, "getReflectionFactory", MethodType.methodType(factory)).invoke();
            return lookup.findVirtual(
                            factory,
                            "newConstructorForSerialization",
                            MethodType.methodType(Constructor.class, Class.class, Constructor.class))
                    .bindTo(instance)
                    .asType(MethodType.methodType(Constructor.class, Class.class, Constructor.class));
        } catch (Throwable e) {
            throw new IllegalStateException("the JDK lacks module jdk.unsupported: add it to the run-time image", e);
        }
    }
}
