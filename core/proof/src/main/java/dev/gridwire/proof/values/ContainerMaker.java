// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Creates arrays, collections and maps, filled according to their types. */
public final class ContainerMaker {

    /** The classes for an interface; usually the first suitable one is taken. */
    private static final List<Supplier<Object>> USUAL = List.of(ArrayList::new, HashSet::new, TreeSet::new, ArrayDeque::new,
            LinkedList::new, LinkedBlockingDeque::new, HashMap::new, TreeMap::new, ConcurrentHashMap::new,
            ConcurrentSkipListMap::new);
    private static final int VALUE = 1;

    private final Maker maker;

    ContainerMaker(Maker maker) {
        this.maker = maker;
    }

    /** Whether this class creates objects of the type. */
    public static boolean isContainer(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type) || type == Iterable.class
                || type == Map.Entry.class;
    }

    @Nullable Object of(ValueSlot slot, Class<?> erased, TypeBindings scope) {
        if (erased.isArray()) {
            return array(slot, erased, scope);
        }
        if (erased == Map.Entry.class) {
            return new AbstractMap.SimpleEntry<>(element(slot, Map.Entry.class, 0, scope),
                    element(slot, Map.Entry.class, VALUE, scope));
        }
        Object copied = erased.getName().startsWith("java.") ? null : copied(slot, erased, scope);
        if (copied != null) {
            return copied;
        }
        return Map.class.isAssignableFrom(erased)
                ? filled(slot, scope, newMap(slot, erased, scope))
                : filled(slot, scope, newCollection(slot, erased, scope));
    }

    private Object array(ValueSlot slot, Class<?> erased, TypeBindings scope) {
        Class<?> component = erased.getComponentType();
        Type generic = slot.type() instanceof GenericArrayType array ? array.getGenericComponentType() : component;
        int length = maker.elements();
        Object array = Array.newInstance(component, length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, maker.value(new ValueSlot(slot.name(), generic, false), scope));
        }
        return array;
    }

    private @Nullable Object element(ValueSlot slot, Class<?> container, int index, TypeBindings scope) {
        return maker.value(new ValueSlot(index == VALUE ? slot.name() : singular(slot.name()),
                scope.argument(slot.type(), container, index), false), scope);
    }

    private static String singular(String name) {
        return name.endsWith("s") ? name.substring(0, name.length() - 1) : name;
    }

    @SuppressWarnings("unchecked")
    private Collection<?> filled(ValueSlot slot, TypeBindings scope, Collection<?> collection) {
        for (int i = maker.elements(); i > 0; i--) {
            Object element = element(slot, Iterable.class, 0, scope);
            attempt(() -> element != null && ((Collection<Object>) collection).add(element));
        }
        return collection;
    }

    @SuppressWarnings("unchecked")
    private Map<?, ?> filled(ValueSlot slot, TypeBindings scope, Map<?, ?> map) {
        for (int i = maker.elements(); i > 0; i--) {
            Object key = element(slot, Map.class, 0, scope);
            Object value = element(slot, Map.class, VALUE, scope);
            attempt(() -> key != null && value != null && ((Map<Object, Object>) map).put(key, value) == null);
        }
        return map;
    }

    /** Tolerates a refused element: no null, no order, no more room. */
    private static void attempt(Supplier<Boolean> addition) {
        try {
            addition.get();
        } catch (RuntimeException e) {
            // The container gets one element less.
        }
    }

    /** Uses the static {@code copyOf} of libraries' immutable containers. */
    private @Nullable Object copied(ValueSlot slot, Class<?> erased, TypeBindings scope) {
        boolean isMap = Map.class.isAssignableFrom(erased);
        List<Method> copies = Stream.of(erased.getMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()) && each.getName().equals("copyOf"))
                .filter(each -> each.getParameterCount() == 1 && erased.isAssignableFrom(each.getReturnType()))
                .filter(each -> each.getParameterTypes()[0] == (isMap ? Map.class : Collection.class))
                .toList();
        if (copies.isEmpty()) {
            return null;
        }
        Object source = isMap ? filled(slot, scope, new LinkedHashMap<>()) : filled(slot, scope, new ArrayList<>());
        try {
            return copies.get(0).invoke(null, source);
        } catch (ReflectiveOperationException e) {
            throw new CannotMakeException("A container's copyOf does not work: class=" + erased.getName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Collection<?> newCollection(ValueSlot slot, Class<?> erased, TypeBindings scope) {
        Class<?> element = TypeBindings.erase(scope.argument(slot.type(), Iterable.class, 0));
        if (erased == EnumSet.class && element.isEnum()) {
            return EnumSet.noneOf((Class) element);
        }
        boolean unstable = !erased.isAssignableFrom(ArrayList.class) && erased.isAssignableFrom(HashSet.class)
                && !hasStableHash(element);
        return unstable ? new LinkedHashSet<>() : (Collection<?>) empty(erased).get(0);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Map<?, ?> newMap(ValueSlot slot, Class<?> erased, TypeBindings scope) {
        Class<?> key = TypeBindings.erase(scope.argument(slot.type(), Map.class, 0));
        if (erased == EnumMap.class && key.isEnum()) {
            return new EnumMap((Class) key);
        }
        boolean unstable = erased.isAssignableFrom(HashMap.class) && erased.isInterface() && !hasStableHash(key);
        return unstable ? new LinkedHashMap<>() : (Map<?, ?>) empty(erased).get(0);
    }

    /** Whether the order in a hash table is the same in every run, which fails for enums and identity hash codes. */
    private static boolean hasStableHash(Class<?> type) {
        try {
            return !type.isEnum() && type.getMethod("hashCode").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /**
     * Creates empty containers: one of the class itself, or one of each class that suits an abstract type.
     *
     * @throws CannotMakeException if there is none
     */
    public static List<Object> empty(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers())) {
            List<Object> usual = USUAL.stream().map(Supplier::get).filter(type::isInstance).toList();
            if (usual.isEmpty()) {
                throw new CannotMakeException("There is no usual container of this kind: class=" + type.getName());
            }
            return usual;
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            if (!type.getName().startsWith("java.")) {
                constructor.setAccessible(true);
            }
            return List.of(constructor.newInstance());
        } catch (ReflectiveOperationException e) {
            throw new CannotMakeException("A container has no constructor that takes nothing: class=" + type.getName());
        }
    }
}
