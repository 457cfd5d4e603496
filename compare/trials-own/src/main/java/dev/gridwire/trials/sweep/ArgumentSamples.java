// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.proof.values.ContainerMaker;
import dev.gridwire.proof.values.LeafMaker;
import dev.gridwire.proof.values.TypeBindings;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Creates arguments for constructors, methods and setters. */
final class ArgumentSamples {

    /** The variation in which containers and arrays are empty. */
    private static final int EMPTY = 1;

    private final Catalogue catalogue;
    private final InstanceMaker maker;
    private final ClassLoader loader;
    private final LeafMaker leaves = new LeafMaker(0);

    ArgumentSamples(Catalogue catalogue, InstanceMaker maker, ClassLoader loader) {
        this.catalogue = catalogue;
        this.maker = maker;
        this.loader = loader;
    }

    @Nullable Object[] arguments(Executable executable, int variation) {
        Class<?>[] erased = executable.getParameterTypes();
        Type[] generic = executable.getGenericParameterTypes();
        // Captured variables and enclosing instances have no generic type.
        Type[] types = generic.length == erased.length ? generic : erased;
        @Nullable Object[] arguments = new Object[types.length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = sample(types[i], variation + (variation == EMPTY ? 0 : i));
        }
        return arguments;
    }

    /** Adds elements or sets properties; returns whether anything changed. */
    boolean fill(Object object) {
        boolean changed = false;
        if (object instanceof Map<?, ?> || object instanceof Collection<?>) {
            for (int i = 0; i < 3; i++) {
                int variation = i;
                changed |= InstanceMaker.attempt(() -> add(object, object.getClass(), variation)) == Boolean.TRUE;
            }
            return changed;
        }
        for (Method method : OrderedMembers.methods(object.getClass())) {
            boolean setter = method.getName().startsWith("set") && method.getParameterCount() == 1
                    && Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers());
            if (setter && OrderedMembers.open(method)) {
                changed |= InstanceMaker.attempt(() -> {
                    method.invoke(object, arguments(method, 0));
                    return true;
                }) == Boolean.TRUE;
            }
        }
        return changed;
    }

    private @Nullable Object sample(Type type, int variation) {
        Class<?> erased = TypeBindings.erase(type);
        if (erased.isArray()) {
            return array(type, erased.getComponentType(), variation);
        }
        if (erased == Iterator.class) {
            return new ArrayList<>(Collections.singletonList(element(type, Iterator.class, 0, variation))).iterator();
        }
        Object found = container(type, erased, variation);
        if (found == null) {
            found = pooled(MethodType.methodType(erased).wrap().returnType(), variation);
        }
        return found == null ? made(erased, variation) : found;
    }

    private @Nullable Object pooled(Class<?> type, int variation) {
        if (SampleHandler.isFunction(type)) {
            return SampleHandler.sample(type, variation, loader);
        }
        return ArgumentPool.of(variation).stream().filter(type::isInstance).findFirst()
                .orElseGet(() -> leaves.of(type, "", new SplittableRandom(variation)));
    }

    private @Nullable Object made(Class<?> type, int variation) {
        List<Class<?>> implementers = catalogue.implementers(type);
        for (int i = 0; i < implementers.size(); i++) {
            Class<?> implementer = implementers.get((i + variation) % implementers.size());
            Object made = maker.argument(type == implementers.get(0) ? implementers.get(i) : implementer, variation);
            if (made != null) {
                return made;
            }
        }
        return type.isInterface() && !type.isSealed()
                ? InstanceMaker.attempt(() -> SampleHandler.sample(type, variation, loader))
                : null;
    }

    private Object array(Type type, Class<?> component, int variation) {
        Type element = type instanceof GenericArrayType generic ? generic.getGenericComponentType() : component;
        Object array = Array.newInstance(component, variation == EMPTY ? 0 : 2);
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, sample(element, variation + 2 * i));
        }
        return array;
    }

    /**
     * Returns a container filled according to its type; null if the type is not one. The last variation has another class,
     * because views recognize lists with random access.
     */
    private @Nullable Object container(Type type, Class<?> erased, int variation) {
        List<Object> empty = ContainerMaker.isContainer(erased) && erased.getName().startsWith("java.")
                ? InstanceMaker.attempt(() -> ContainerMaker.empty(erased)) : null;
        if (empty == null) {
            return null;
        }
        boolean another = variation == ArgumentPool.variations() - 1 && empty.size() > 1;
        Object found = empty.get(another ? 1 : 0);
        for (int i = 0; variation != EMPTY && i < 2; i++) {
            add(found, type, variation + 2 * i);
        }
        return found;
    }

    @SuppressWarnings("unchecked")
    private boolean add(Object container, Type type, int variation) {
        if (container instanceof Map<?, ?> map) {
            ((Map<@Nullable Object, @Nullable Object>) map).put(
                    element(type, Map.class, 0, variation), element(type, Map.class, 1, variation));
            return true;
        }
        return ((Collection<@Nullable Object>) container).add(element(type, Iterable.class, 0, variation));
    }

    private @Nullable Object element(Type type, Class<?> container, int index, int variation) {
        return sample(TypeBindings.NONE.argument(type, container, index), variation);
    }
}
