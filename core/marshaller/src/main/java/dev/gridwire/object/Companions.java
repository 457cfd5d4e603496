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
 * Bodies that the build made, as class files beside the classes that they are for: nothing is generated for these. Public since
 * companions call it; it is no API.
 *
 * <p>A companion is a class like any other, so there is one for all marshallers, and its constants belong to one of them: the
 * first that asks. Others generate. Only a marshaller that finds classes by the companion's own loader may be the first, since
 * the companion keeps it for as long as that loader lives.
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

    /** What gives constants by the text in which a companion asks for them. */
    interface Supply {
        Object[] constants(String wanted, Plan plan, Lookup lookup) throws IllegalAccessException;
    }

    /** A companion that is being initialized by this thread. */
    private record Request(Class<?> companion, Plan plan, Lookup lookup, Supply supply) {}

    /** Whether the build made a companion for the class, of this state of it or of an older one. */
    boolean has(Class<?> type) {
        return type.getClassLoader() == loader && index().has(type.getName());
    }

    /** Whether the build made companions for any class that the loader sees. */
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

    /** The class's companion; null if there is none, if it is of another state of the class, or another marshaller's. */
    @Nullable Body find(Class<?> type, Layout layout, Supply supply) throws Throwable {
        Plan plan = planner.plan(layout);
        Class<?> companion = companion(type, plan, Body.class);
        if (companion == null || TAKEN.get(companion).getAndSet(true)) {
            return null;
        }
        MethodHandle constructor = initialized(companion, plan, FullAccess.toMembers(type), supply, CONSTRUCTOR);
        return (Body) constructor.invoke(InterpretedBody.steps(layout));
    }

    /** The constructor of a companion, which asks for its constants meanwhile, if it was not initialized before. */
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

    /** The class beside another one that has the plan's name and extends a class of ours; null if there is none. */
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
     * What a companion holds; companions call it, when a marshaller initializes them.
     *
     * @param wanted as {@link dev.gridwire.codegen.emit.ConstantCodes} writes it
     * @throws IllegalStateException if something else than a marshaller initializes it
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
