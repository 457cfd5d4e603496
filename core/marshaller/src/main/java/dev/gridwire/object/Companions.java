// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.reflect.FullAccess;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Provides fused bodies that the build made, as class files beside the classes that they serve. It is public because companions
 * call it, but it is not part of the API. Thread-safe.
 *
 * <p>A companion is an ordinary class. Each marshaller's constants are in fields of its objects. The class itself holds handles
 * of fields and constructors, so all marshallers that treat final fields alike can share it.
 */
public final class Companions {

    private static final MethodType CONSTRUCTOR = MethodType.methodType(void.class, FusedType.class, FusedSlot[].class);
    private static final ThreadLocal<@Nullable Request> REQUEST = new ThreadLocal<>();
    /** How the setters among a companion's constants treat final fields, by companion. */
    private static final ClassValue<AtomicReference<FinalFieldAccess>> SETTERS = new ClassValue<>() {
        @Override
        protected AtomicReference<FinalFieldAccess> computeValue(Class<?> type) {
            return new AtomicReference<>();
        }
    };

    private final ClassLoader loader;
    private final Planner planner;
    private final FinalFieldAccess finalFields;
    private final Map<Class<?>, Optional<MethodHandle>> constructors = new ConcurrentHashMap<>();
    private @Nullable CompanionIndex index;

    Companions(LayoutResolver layouts, ClassLoader loader, FinalFieldAccess finalFields) {
        this.planner = new Planner(layouts, NativeTarget.TARGET, CodePlacement.PACKAGE);
        this.loader = loader;
        this.finalFields = finalFields;
    }

    /** Supplies constants by the text in which a companion asks for them. */
    interface Supply {
        Object[] constants(String wanted, Plan plan, Lookup lookup) throws IllegalAccessException;
    }

    /** A companion that this thread is initializing. */
    private record Request(Class<?> companion, Plan plan, Lookup lookup, Supply supply) {}

    /** Returns whether the build made a companion for the class, in this state of it or an older one. */
    boolean has(Class<?> type) {
        return type.getClassLoader() == loader && index().has(type.getName());
    }

    /** Returns whether the build made companions for any class that the loader sees. */
    boolean areAny() {
        return !index().classes().isEmpty();
    }

    private CompanionIndex index() {
        CompanionIndex read = index;
        if (read == null) {
            read = CompanionIndex.read(loader);
            index = read;
        }
        return read;
    }

    /**
     * Makes the body of a class with these slots, by their index. Returns null if there is no companion for this state of the
     * class, or if its setters treat final fields differently.
     */
    @Nullable FusedBody make(Class<?> type, Layout layout, FusedType name, Map<Integer, FusedSlot> slots, Supply supply)
            throws Throwable {
        Optional<MethodHandle> known = constructors.get(type);
        if (known == null) {
            known = Optional.ofNullable(find(type, planner.plan(layout), supply));
            constructors.put(type, known);
        }
        if (known.isEmpty()) {
            return null;
        }
        FusedSlot[] byIndex = new FusedSlot[layout.slots().size()];
        slots.forEach((index, slot) -> byIndex[index] = slot);
        return (FusedBody) known.get().invoke(name, byIndex);
    }

    private @Nullable MethodHandle find(Class<?> type, Plan plan, Supply supply) throws ReflectiveOperationException {
        Class<?> companion = companion(type, plan);
        if (companion == null) {
            return null;
        }
        AtomicReference<FinalFieldAccess> setters = SETTERS.get(companion);
        setters.compareAndSet(null, finalFields);
        return isSame(Objects.requireNonNull(setters.get()))
                ? initialized(companion, plan, FullAccess.toMembers(type), supply)
                : null;
    }

    /**
     * Does not call the record's own equals, which the JDK links on the first call; the first objects would have to wait for
     * that.
     */
    private boolean isSame(FinalFieldAccess other) {
        return other.choice() == finalFields.choice() && other.isGuarded() == finalFields.isGuarded();
    }

    /** Returns the constructor of a companion. A companion that was not initialized before asks for its constants meanwhile. */
    private static MethodHandle initialized(Class<?> companion, Plan plan, Lookup lookup, Supply supply)
            throws ReflectiveOperationException {
        REQUEST.set(new Request(companion, plan, lookup, supply));
        try {
            lookup.ensureInitialized(companion);
            return lookup.findConstructor(companion, CONSTRUCTOR);
        } finally {
            REQUEST.remove();
        }
    }

    /** Returns the class beside another one that has the plan's name and is a fused body; null if there is none. */
    private static @Nullable Class<?> companion(Class<?> type, Plan plan) {
        try {
            Class<?> found = Class.forName(CompanionName.of(plan), false, type.getClassLoader());
            boolean beside = found.getClassLoader() == type.getClassLoader() && found.getSuperclass() == FusedBody.class;
            return beside ? found : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /**
     * Returns a companion's constants; companions call this when a marshaller initializes them.
     *
     * @param wanted the text that {@link dev.gridwire.codegen.emit.ConstantCodes} writes
     * @throws IllegalStateException if anything other than a marshaller initializes the companion
     */
    public static Object[] constants(Class<?> companion, String wanted) {
        Request request = REQUEST.get();
        if (request == null || request.companion() != companion) {
            throw new IllegalStateException("A companion is initialized by marshallers only: class="
                    + EscapedNames.of(companion.getName())
                    + ", leave it out of what loads classes by name");
        }
        try {
            return request.supply().constants(wanted, request.plan(), request.lookup());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a field is not open: companion=" + companion.getName(), e);
        }
    }
}
