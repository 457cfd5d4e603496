// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.proof.values.NullSafeCall;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Creates instances of unknown classes from constants, constructors, static factories, and methods of other instances. The
 * instances depend only on the classes and on the order of the calls.
 */
final class InstanceMaker {

    private static final int MOST_INSTANCES = 5;
    private static final int MOST_CONSTANTS = 2;
    private static final int MOST_CALLS = 300;
    private static final int MOST_KEPT = 8;
    private static final int MOST_DEPTH = 3;

    private final Catalogue catalogue;
    private final ArgumentSamples samples;
    /** The instances created so far, as results or as arguments of others. */
    private final Map<Class<?>, List<Object>> kept = new HashMap<>();
    private final Set<Class<?>> begun = new HashSet<>();
    private int callsLeft;
    private int depth;

    InstanceMaker(Catalogue catalogue, ClassLoader loader) {
        this.catalogue = catalogue;
        this.samples = new ArgumentSamples(catalogue, this, loader);
    }

    /** Returns several different instances of exactly the class, the plain ones first; empty if there is no way to create one. */
    List<Object> make(Class<?> type) {
        callsLeft = MOST_CALLS;
        depth = 0;
        begun.remove(type); // as an argument, it had fewer properties
        return List.copyOf(instances(type));
    }

    /** Returns an instance for an argument; null if there is none, or if the nesting is too deep. */
    @Nullable Object argument(Class<?> type, int variation) {
        List<Object> instances = instances(type);
        return instances.isEmpty() ? null : instances.get(variation % instances.size());
    }

    private List<Object> instances(Class<?> type) {
        List<Object> known = kept.computeIfAbsent(type, each -> new ArrayList<>());
        if (depth >= MOST_DEPTH || DeniedPackages.hasEffects(type) || !begun.add(type)) {
            return known;
        }
        depth++;
        try {
            addConstants(type);
            addConstructed(type);
            addMade(type, known);
            addViews(type, known);
        } finally {
            depth--;
        }
        return known.size() > MOST_INSTANCES ? known.subList(0, MOST_INSTANCES) : known;
    }

    private void addConstants(Class<?> type) {
        int count = 0;
        for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
            for (Field field : OrderedMembers.fields(around)) {
                boolean fits = Modifier.isStatic(field.getModifiers()) && field.getType().isAssignableFrom(type);
                if (fits && count < MOST_CONSTANTS && OrderedMembers.open(field)) {
                    Object constant = attempt(() -> field.get(null));
                    count += constant != null && constant.getClass() == type ? 1 : 0;
                    keep(constant);
                }
            }
        }
        if (type.isEnum()) {
            Object[] constants = attempt(type::getEnumConstants);
            for (int i = 0; constants != null && i < constants.length && i < MOST_CONSTANTS + 1; i++) {
                Objects.requireNonNull(kept.get(type)).add(constants[i]);
            }
        }
    }

    private void addConstructed(Class<?> type) {
        if (type.isEnum() || Modifier.isAbstract(type.getModifiers())) {
            return;
        }
        for (Constructor<?> constructor : OrderedMembers.constructors(type)) {
            if (OrderedMembers.open(constructor)) {
                vary(constructor);
            }
        }
    }

    private void addMade(Class<?> type, List<Object> known) {
        for (Method method : catalogue.factories(type)) {
            if (known.size() < MOST_INSTANCES && OrderedMembers.open(method)) {
                vary(method);
            }
        }
    }

    /** Adds results of related instances' methods: the sets of a map, the product of a builder. */
    private void addViews(Class<?> type, List<Object> known) {
        for (Class<?> around = type.getEnclosingClass(); around != null; around = around.getEnclosingClass()) {
            for (Object owner : known.isEmpty() && around != type ? List.copyOf(instances(around)) : List.of()) {
                for (Method method : OrderedMembers.methods(around)) {
                    boolean fits = !Modifier.isStatic(method.getModifiers()) && method.getParameterCount() <= 1
                            && method.getReturnType().isAssignableFrom(type) && Catalogue.isHarmless(method)
                            && method.getReturnType() != Object.class; // such as get(), which may wait for ever
                    if (fits && known.isEmpty() && OrderedMembers.open(method)) {
                        keep(call(method, owner, 0));
                    }
                }
            }
        }
    }

    /** Calls with several arguments, and once more to fill the results. */
    private void vary(Executable executable) {
        int variations = executable.getParameterCount() == 0 ? 1 : ArgumentPool.variations();
        for (int variation = 0; variation < variations; variation++) {
            keep(call(executable, null, variation));
        }
        Object filled = call(executable, null, 0);
        if (filled != null && attempt(() -> samples.fill(filled)) == Boolean.TRUE) {
            keep(filled);
        }
    }

    private @Nullable Object call(Executable executable, @Nullable Object receiver, int variation) {
        if (callsLeft-- <= 0) {
            return null;
        }
        return attempt(() -> NullSafeCall.invoke(executable, receiver, samples.arguments(executable, variation)));
    }

    private void keep(@Nullable Object object) {
        if (object == null || DeniedPackages.isDenied(object.getClass().getName())) {
            return;
        }
        List<Object> others = kept.computeIfAbsent(object.getClass(), type -> new ArrayList<>());
        if (others.size() < MOST_KEPT && others.stream().noneMatch(other -> other == object)) {
            others.add(object);
        }
    }

    /** Takes any exception or error of a constructor for the answer that it creates no instance. */
    static <T> @Nullable T attempt(Callable<@Nullable T> attempt) {
        try {
            return attempt.call();
        } catch (Throwable e) {
            return null;
        }
    }
}
