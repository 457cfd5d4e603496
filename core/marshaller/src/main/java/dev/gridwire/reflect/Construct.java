// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Creates objects as their layout prescribes. */
public final class Construct {

    /** The arguments of a constructor without parameters. The constant avoids making an empty array for each object. */
    public static final @Nullable Object[] NOTHING = {};

    /** The constructors that make objects without the class's own constructor, by class. */
    private static final ClassValue<Constructor<?>> OTHERWISE = new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> type) {
            try {
                return SerialMethods.constructor(type, Object.class.getConstructor());
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
    };

    private Construct() {}

    /** Returns the constructor of a class whose objects are filled afterwards. */
    public static Constructor<?> constructor(Class<?> type, Construction construction) {
        Class<?> owner = type;
        while (!owner.getName().equals(construction.owner())) {
            owner = owner.getSuperclass();
        }
        try {
            Constructor<?> declared = owner.getDeclaredConstructor();
            return owner == type ? opened(declared) : SerialMethods.constructor(type, declared);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a layout names a constructor that is not there: class="
                    + EscapedNames.of(owner.getName()), e);
        }
    }

    /** Returns the class's own constructor without parameters; null if there is none, or if it is not accessible. */
    public static @Nullable Constructor<?> withoutParameters(Class<?> type) {
        try {
            return opened(type.getDeclaredConstructor());
        } catch (NoSuchMethodException | Refusal e) {
            return null;
        }
    }

    /** Returns a record's constructor with all components. */
    public static Constructor<?> canonical(Class<?> type) {
        Class<?>[] parameters = new Class<?>[type.getRecordComponents().length];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = type.getRecordComponents()[i].getType();
        }
        try {
            return opened(type.getDeclaredConstructor(parameters));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record has no canonical constructor: class=" + EscapedNames.of(type.getName()), e);
        }
    }

    /** Returns a proven constructor of a class. */
    public static Constructor<?> proven(Class<?> type, ProvenConstructor proven) {
        for (Constructor<?> each : type.getDeclaredConstructors()) {
            MethodType parameters = MethodType.methodType(void.class, each.getParameterTypes());
            if (parameters.descriptorString().equals(proven.descriptor())) {
                return opened(each);
            }
        }
        throw new IllegalStateException("a class has no such constructor: class=" + EscapedNames.of(type.getName())
                + proven.descriptor());
    }

    /** Returns the constructor. Refuses a class without one, whose objects are always replaced when they are written. */
    public static Constructor<?> required(@Nullable Constructor<?> constructor, Class<?> type) {
        if (constructor == null) {
            throw Refusal.shape(
                    "No constructor is open to a new object: class=" + EscapedNames.of(type.getName()),
                    "have its writeReplace give an object of another class");
        }
        return constructor;
    }

    /** Calls an opened constructor without parameters. */
    public static Object call(Constructor<?> constructor) {
        return call(constructor, NOTHING);
    }

    /** Calls an opened constructor. */
    public static Object call(Constructor<?> constructor, @Nullable Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw failed(constructor.getDeclaringClass(), notFatal(e.getCause()));
        } catch (ReflectiveOperationException e) {
            throw failed(constructor.getDeclaringClass(), e);
        }
    }

    /**
     * Calls the class's own constructor. If that fails, makes the object without it, since all its fields are set afterwards.
     */
    public static Object own(Constructor<?> constructor) {
        try {
            return constructor.newInstance(NOTHING);
        } catch (InvocationTargetException e) {
            return makeOtherwise(constructor.getDeclaringClass(), notFatal(e.getCause()));
        } catch (ReflectiveOperationException e) {
            throw failed(constructor.getDeclaringClass(), e);
        }
    }

    /**
     * Makes an object whose class's own constructor failed in the way of Java serialization: no constructor of the class runs,
     * and all fields are set. So any object that once existed can be read.
     */
    public static Object makeOtherwise(Class<?> type, Throwable cause) {
        try {
            return OTHERWISE.get(type).newInstance();
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw failed(type, cause);
        }
    }

    /** Passes on errors, except for a stack overflow, which is the object's fault. */
    public static Throwable notFatal(@Nullable Throwable cause) {
        if (cause instanceof Error error && !(error instanceof StackOverflowError)) {
            throw error;
        }
        return Objects.requireNonNull(cause);
    }

    /** Makes a refusal from a constructor's exception. */
    public static Refusal failed(Class<?> type, Throwable cause) {
        return Refusal.constructor(
                "A constructor failed: class=" + EscapedNames.of(type.getName()) + ", exception=" + cause.getClass().getName(),
                "let it accept the values that it once made",
                cause,
                type);
    }

    /** Makes a refusal that names the package to open. */
    public static Refusal closed(Class<?> type) {
        if (!NamePolicy.isRegistrable(type.getName())) {
            return Refusal.shape("A class of the JDK is closed to libraries: class=" + EscapedNames.of(type.getName()),
                    NamePolicy.remedy(type.getName()));
        }
        String module = type.getModule().getName();
        Module ours = Construct.class.getModule();
        return Refusal.shape(
                "The class's package is not open: class=" + EscapedNames.of(type.getName()) + ", module=" + module,
                "write `opens " + type.getPackageName() + (ours.isNamed() ? " to " + ours.getName() : "")
                        + ";` in its module-info, or start Java with --add-opens " + module + "/" + type.getPackageName() + "="
                        + (ours.isNamed() ? ours.getName() : "ALL-UNNAMED"));
    }

    private static Constructor<?> opened(Constructor<?> constructor) {
        try {
            constructor.setAccessible(true);
            return constructor;
        } catch (InaccessibleObjectException e) {
            throw closed(constructor.getDeclaringClass());
        }
    }
}
