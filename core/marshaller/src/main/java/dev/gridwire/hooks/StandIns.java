// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import dev.gridwire.hooks.HookedCodec.Replacing;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Finds what is written in place of objects that have no {@code writeReplace} of their own, or whose own one is not enough. */
public final class StandIns {

    private static final MethodHandle COLLECTION = handle(CollectionStandIn.class, "of", Object.class);
    private static final MethodHandle CASE = handle(CaseStandIn.class, "of", Object.class);
    private static final MethodHandle ORIGINAL = handle(StandIns.class, "original", Types.class, Object.class);

    private StandIns() {}

    private static MethodHandle handle(Class<?> owner, String name, Class<?>... parameters) {
        try {
            return MethodHandles.lookup().findStatic(owner, name, MethodType.methodType(Object.class, parameters));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns whether others are written in place of the class's objects. */
    public static boolean areFor(Class<?> type) {
        return writing(type) != null;
    }

    /** Returns the object that is written in place of another; null if that one is written itself. */
    public static @Nullable Object writtenFor(Object original) {
        MethodHandle writing = writing(original.getClass());
        try {
            return writing == null ? null : (Object) writing.invokeExact(original);
        } catch (Throwable e) {
            throw HookedCodec.failed("writeReplace", original.getClass(), e);
        }
    }

    private static @Nullable MethodHandle writing(Class<?> type) {
        return CollectionStandIn.isFor(type) ? COLLECTION : CaseStandIn.isFor(type) ? CASE : null;
    }

    /** Returns the hooks of a class that stands in for others, or that others stand in for; null for all other classes. */
    static @Nullable Replacing of(Class<?> type, Types types) {
        if (StandIn.class.isAssignableFrom(type)) {
            return new Replacing(null, MethodHandles.insertArguments(ORIGINAL, 0, types), false);
        }
        MethodHandle writing = writing(type);
        return writing == null ? null : new Replacing(writing, null, false);
    }

    /** Calls a static method of a library, and throws what it throws. */
    static Object call(Method factory, Object argument) throws ReflectiveOperationException {
        try {
            return factory.invoke(null, argument);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }

    static Object original(Types types, Object standIn) throws ReflectiveOperationException {
        return ((StandIn) standIn).original(types);
    }
}
