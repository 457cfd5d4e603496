// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import dev.gridwire.container.PersistentKind;
import dev.gridwire.container.RangeKind;
import dev.gridwire.hooks.HookedCodec.Replacing;
import dev.gridwire.reflect.ScalaEnum;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Finds what is written in place of objects that have no {@code writeReplace} of their own, or whose own one is not enough. */
public final class StandIns {

    private StandIns() {}

    private static MethodHandle handle(Class<?> owner, String name, Class<?>... parameters) {
        try {
            return MethodHandles.lookup().findStatic(owner, name, MethodType.methodType(Object.class, parameters));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
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
        if (PersistentKind.of(type) != null) {
            return handle(CollectionStandIn.class, "of", Object.class);
        }
        if (RangeKind.of(type) != null) {
            // Each is in the preset of its language.
            return handle(type.getName().startsWith("scala.") ? ScalaRangeStandIn.class : KotlinRangeStandIn.class, "of",
                    Object.class);
        }
        return ScalaEnum.isConstant(type) ? handle(CaseStandIn.class, "of", Object.class) : null;
    }

    /** Returns the hooks of a class that stands in for others, or that others stand in for; null for all other classes. */
    static @Nullable Replacing of(Class<?> type, Types types) {
        if (StandIn.class.isAssignableFrom(type)) {
            return new Replacing(null, MethodHandles.insertArguments(
                    handle(StandIns.class, "original", Types.class, Object.class), 0, types), false);
        }
        MethodHandle writing = writing(type);
        return writing == null ? null : new Replacing(writing, null, false);
    }

    static Object original(Types types, Object standIn) throws ReflectiveOperationException {
        return ((StandIn) standIn).original(types);
    }
}
