// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Makes random graphs of a universe's objects, shared and cyclic, with nulls. Occasionally a generic container holds an object
 * that its declaration excludes.
 */
public final class GraphMaker {

    private final Universe universe;
    private final SplittableRandom random;
    private final RandomValues values;
    private final List<Object> made = new ArrayList<>();
    /** Filled at the end, last first, so that hashed objects are complete. */
    private final Deque<Runnable> hashed = new ArrayDeque<>();
    private int budget;
    private int nextKey;

    /** Makes one graph with about this many objects at most. */
    public GraphMaker(Universe universe, SplittableRandom random, int budget) {
        this.universe = universe;
        this.random = random;
        this.values = new RandomValues(random);
        this.budget = budget;
    }

    /** Returns the classes that can have objects. */
    static List<Class<?>> concrete(Collection<Class<?>> classes) {
        return classes.stream().filter(type -> !Modifier.isAbstract(type.getModifiers()) && !Enum.class.isAssignableFrom(type))
                .toList();
    }

    /** Returns a graph whose root is of a class of the universe, or occasionally a container. */
    public Object make() {
        List<Class<?>> roots = concrete(universe.classes());
        Type root = random.nextInt(8) == 0 ? List.class : roots.get(random.nextInt(roots.size()));
        Object object = fresh(root);
        hashed.forEach(Runnable::run);
        return object;
    }

    private @Nullable Object any(Type type) {
        Class<?> erased = erased(type);
        if (erased.isPrimitive()) {
            return values.of(erased);
        }
        int choice = random.nextInt(100);
        if (choice < 12 || budget <= 0) {
            return choice < 6 ? null : values.of(erased);
        }
        if (choice < 40) {
            List<Object> usable = made.stream().filter(erased::isInstance).toList();
            if (!usable.isEmpty()) {
                return usable.get(random.nextInt(usable.size()));
            }
        }
        return fresh(type);
    }

    /** Makes an element of a container, occasionally of another type. */
    private @Nullable Object element(Type type) {
        return any(random.nextInt(25) == 0 ? Object.class : type);
    }

    private @Nullable Object fresh(Type type) {
        Class<?> erased = erased(type);
        Object value = values.of(erased);
        if (value != null && erased != Object.class) {
            return value;
        }
        budget--;
        Type[] arguments = type instanceof ParameterizedType generic ? generic.getActualTypeArguments() : new Type[0];
        Type first = arguments.length == 0 ? Object.class : arguments[0];
        if (erased == Object.class && random.nextInt(3) == 0) {
            return random.nextInt(3) == 0 ? container(Map.class, first, first) : random.nextBoolean() ? value
                    : container(List.class, Object.class, Object.class);
        }
        if (Collection.class.isAssignableFrom(erased) || Map.class.isAssignableFrom(erased)) {
            return container(erased, first, arguments.length < 2 ? Object.class : arguments[1]);
        }
        return erased.isArray() ? array(type, erased) : object(erased, first);
    }

    private @Nullable Object object(Class<?> declared, Type argument) {
        List<Class<?>> fitting = concrete(universe.classes()).stream().filter(declared::isAssignableFrom).toList();
        if (declared == Object.class && random.nextInt(60) == 0) {
            fitting = universe.strangers();
        }
        if (fitting.isEmpty()) {
            return null;
        }
        Class<?> type = fitting.get(random.nextInt(fitting.size()));
        return type.isRecord() ? record(type) : filled(type, argument);
    }

    private Object record(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        @Nullable Object[] arguments = new @Nullable Object[components.length];
        Arrays.setAll(arguments, i -> any(components[i].getGenericType()));
        return note(Instances.record(type, arguments));
    }

    private Object filled(Class<?> type, Type argument) {
        Object object = note(Instances.empty(type));
        for (Field field : Instances.fields(type)) {
            Type declared = field.getGenericType() instanceof TypeVariable<?> ? argument : field.getGenericType();
            Instances.set(field, object, field.getName().equals("key") ? Integer.valueOf(nextKey++) : any(declared));
        }
        return object;
    }

    private Object array(Type type, Class<?> erased) {
        Object array = note(Array.newInstance(erased.getComponentType(), random.nextInt(4)));
        Type component = type instanceof GenericArrayType generic ? generic.getGenericComponentType() : erased.getComponentType();
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, any(component));
        }
        return array;
    }

    private Object container(Class<?> declared, Type first, Type second) {
        return declared == Map.class ? map(first, second) : collection(declared, first);
    }

    @SuppressWarnings("unchecked")
    private Object collection(Class<?> declared, Type argument) {
        Object empty = RandomContainers.make(declared, random);
        if (empty instanceof Object[]) {
            @Nullable Object[] content = new @Nullable Object[random.nextInt(4)];
            Arrays.setAll(content, i -> element(argument));
            return note(RandomContainers.fixed(content, random));
        }
        Collection<@Nullable Object> collection = (Collection<@Nullable Object>) note(empty);
        @Nullable Object[] content = new @Nullable Object[random.nextInt(RandomContainers.maxSize(empty) + 1)];
        Arrays.setAll(content, i -> element(argument));
        if (RandomContainers.isHashed(empty)) {
            hashed.push(() -> RandomContainers.addAll(collection, content));
        } else {
            RandomContainers.addAll(collection, content);
        }
        return collection;
    }

    @SuppressWarnings("unchecked")
    private Object map(Type key, Type value) {
        Map<@Nullable Object, @Nullable Object> map =
                (Map<@Nullable Object, @Nullable Object>) note(RandomContainers.makeMap(erased(key), random));
        for (int i = random.nextInt(RandomContainers.maxSize(map) + 1); i > 0; i--) {
            Object madeKey = map instanceof java.util.TreeMap ? values.of(erased(key)) : element(key);
            Object madeValue = element(value);
            hashed.push(() -> RandomContainers.put(map, madeKey, madeValue));
        }
        return map;
    }

    private Object note(Object object) {
        made.add(object);
        return object;
    }

    private Class<?> erased(Type type) {
        if (type instanceof ParameterizedType generic) {
            return (Class<?>) generic.getRawType();
        }
        if (type instanceof GenericArrayType generic) {
            return erased(generic.getGenericComponentType()).arrayType();
        }
        if (type instanceof WildcardType wildcard) {
            return erased(wildcard.getUpperBounds()[0]);
        }
        return type instanceof Class<?> named ? named : Object.class;
    }
}
