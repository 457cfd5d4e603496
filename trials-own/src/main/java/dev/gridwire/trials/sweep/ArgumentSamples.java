// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.sweep.sample.SampleHandler;
import dev.gridwire.trials.values.TypeBindings;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Arguments for constructors, methods and setters. */
final class ArgumentSamples {

    /** At this variation containers and arrays are empty. */
    private static final int EMPTY = 1;

    private final Catalogue catalogue;
    private final InstanceMaker maker;
    private final ClassLoader loader;

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

    /** Adds elements, or sets properties; whether anything was changed. */
    boolean fill(Object object) {
        boolean changed = false;
        if (object instanceof Map<?, ?> || object instanceof Collection<?>) {
            for (int i = 0; i < 3; i++) {
                int variation = i;
                changed |= InstanceMaker.attempt(() -> add(object, variation)) == Boolean.TRUE;
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

    @SuppressWarnings("unchecked")
    private static boolean add(Object object, int variation) {
        Object element = ArgumentPool.of(variation).get(0);
        if (object instanceof Map<?, ?> map) {
            ((Map<Object, Object>) map).put(element, ArgumentPool.number(variation));
            return true;
        }
        return ((Collection<Object>) object).add(element);
    }

    private @Nullable Object sample(Type type, int variation) {
        Class<?> erased = TypeBindings.erase(type);
        if (erased.isArray()) {
            return array(type, erased.getComponentType(), variation);
        }
        Object container = type instanceof ParameterizedType generic ? container(generic, erased, variation) : null;
        if (container != null) {
            return container;
        }
        Class<?> boxed = MethodType.methodType(erased).wrap().returnType();
        for (Object pooled : ArgumentPool.of(variation)) {
            if (boxed.isInstance(pooled)) {
                return pooled;
            }
        }
        return made(erased, variation);
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
                ? InstanceMaker.attempt(() -> Proxy.newProxyInstance(loader, new Class<?>[] {type}, new SampleHandler(variation)))
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

    /** With elements of the declared types; null where it is none of the JDK's. */
    private @Nullable Object container(ParameterizedType type, Class<?> erased, int variation) {
        boolean isContainer = Collection.class.isAssignableFrom(erased) || Map.class.isAssignableFrom(erased)
                || erased == Iterator.class;
        if (!(isContainer && erased.getName().startsWith("java.util")) && erased != Iterable.class) {
            return null;
        }
        Type[] elements = type.getActualTypeArguments();
        Object found = pooled(erased, variation);
        if (found instanceof Iterator) {
            return new ArrayList<>(Collections.singletonList(sample(elements[0], variation))).iterator();
        }
        for (int i = 0; found != null && variation != EMPTY && i < 2; i++) {
            addElement(found, elements, variation + 2 * i);
        }
        return found;
    }

    @SuppressWarnings("unchecked")
    private void addElement(Object container, Type[] elements, int variation) {
        if (container instanceof Map<?, ?> map && elements.length == 2) {
            ((Map<@Nullable Object, @Nullable Object>) map).put(sample(elements[0], variation), sample(elements[1], variation));
        } else if (container instanceof Collection<?> collection) {
            ((Collection<@Nullable Object>) collection).add(sample(elements[0], variation));
        }
    }

    /** An empty container, the last time one of another class: views tell lists by whether they allow random access. */
    private static @Nullable Object pooled(Class<?> type, int variation) {
        List<Object> fitting = ArgumentPool.of(EMPTY).stream().filter(type::isInstance).toList();
        boolean another = variation == ArgumentPool.variations() - 1 && fitting.size() > 1;
        return fitting.isEmpty() ? null : fitting.get(another ? 1 : 0);
    }
}
