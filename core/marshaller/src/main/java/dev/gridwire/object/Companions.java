// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.reflect.FullAccess;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Provides bodies that the build made, as class files beside the classes that they serve. No code is generated for these classes.
 * It is public because companions call it, but it is not part of the API.
 *
 * <p>A companion is an ordinary class, so all marshallers share it. Its constants belong to the first marshaller that asks. Other
 * marshallers generate code. Only a marshaller that finds classes by the companion's own loader may be the first, since the
 * companion keeps the marshaller for as long as that loader lives.
 */
public final class Companions {

    private static final MethodType CONSTRUCTOR = MethodType.methodType(void.class, String[].class);
    private static final ThreadLocal<@Nullable Request> REQUEST = new ThreadLocal<>();
    private static final ClassValue<AtomicBoolean> TAKEN = new ClassValue<>() {
        @Override
        protected AtomicBoolean computeValue(Class<?> type) {
            return new AtomicBoolean();
        }
    };

    private final ClassLoader loader;
    private final Planner planner;
    private @Nullable CompanionIndex index;

    Companions(LayoutResolver layouts, ClassLoader loader) {
        this.planner = new Planner(layouts, NativeTarget.TARGET, CodePlacement.PACKAGE);
        this.loader = loader;
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
     * Returns the class's companion; null if there is none, or if it belongs to another state of the class or to another
     * marshaller.
     */
    @Nullable Body find(Class<?> type, Layout layout, Supply supply) throws Throwable {
        Plan plan = planner.plan(layout);
        Class<?> companion = companion(type, plan, Body.class);
        if (companion == null || TAKEN.get(companion).getAndSet(true)) {
            return null;
        }
        MethodHandle constructor = initialized(companion, plan, FullAccess.toMembers(type), supply, CONSTRUCTOR);
        return (Body) constructor.invoke(InterpretedBody.steps(layout));
    }

    /** Returns the constructor of a companion. A companion that was not initialized before asks for its constants meanwhile. */
    static MethodHandle initialized(Class<?> companion, Plan plan, Lookup lookup, Supply supply, MethodType constructor)
            throws ReflectiveOperationException {
        REQUEST.set(new Request(companion, plan, lookup, supply));
        try {
            lookup.ensureInitialized(companion);
            return lookup.findConstructor(companion, constructor);
        } finally {
            REQUEST.remove();
        }
    }

    /** Returns the class beside another one that has the plan's name and extends one of our classes; null if there is none. */
    static @Nullable Class<?> companion(Class<?> type, Plan plan, Class<?> superclass) {
        try {
            Class<?> found = Class.forName(CompanionName.of(plan), false, type.getClassLoader());
            boolean beside = found.getClassLoader() == type.getClassLoader() && found.getSuperclass() == superclass;
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
