// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.math.BigDecimal;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;

/** Makes random graphs of the sharing zoo's classes, in which objects are used again wherever their class allows it. */
final class RandomGraph {

    private static final int MAX_DEPTH = 5;
    private static final Map<Class<?>, List<Class<?>>> CLASSES = Map.of(
            Date.class, List.of(Date.class, Timestamp.class),
            List.class, List.of(ArrayList.class, LinkedList.class),
            java.util.Deque.class, List.of(LinkedList.class),
            Map.class, List.of(HashMap.class),
            SharingZoo.Shape.class, List.of(SharingZoo.Circle.class, SharingZoo.Square.class),
            SharingZoo.Animal.class, List.of(SharingZoo.Animal.class, SharingZoo.Dog.class),
            SharingZoo.Housed.class, List.of(SharingZoo.Cage.class));

    private final SplittableRandom random;
    private final Map<Object, String> pool = new IdentityHashMap<>();
    private final List<Object> made = new ArrayList<>();

    RandomGraph(SplittableRandom random) {
        this.random = random;
    }

    Object make(Class<?> root) throws ReflectiveOperationException {
        return fresh(root, 0);
    }

    private Object any(Type declared, int depth) throws ReflectiveOperationException {
        Type type = declared instanceof TypeVariable<?> variable ? variable.getBounds()[0] : declared;
        Class<?> erased = type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
        if (erased.isPrimitive()) {
            return Array.get(Array.newInstance(erased, 1), 0);
        }
        List<Object> usable = made.stream().filter(each -> erased.isInstance(each) && isOfArguments(each, type)).toList();
        if (!usable.isEmpty() && random.nextInt(3) > 0) {
            return usable.get(random.nextInt(usable.size()));
        }
        return depth > MAX_DEPTH ? null : fresh(type, depth);
    }

    // An object of a generic class serves where the same arguments are declared, or where it is empty.
    private boolean isOfArguments(Object object, Type type) {
        return !(type instanceof ParameterizedType generic)
                || Arrays.toString(generic.getActualTypeArguments()).equals(pool.get(object))
                || object instanceof Collection<?> collection && collection.isEmpty();
    }

    private Object fresh(Type type, int depth) throws ReflectiveOperationException {
        Type[] arguments = type instanceof ParameterizedType generic ? generic.getActualTypeArguments() : new Type[0];
        Class<?> erased = type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
        List<Class<?>> classes = CLASSES.getOrDefault(erased, List.of(erased));
        Class<?> chosen = classes.get(random.nextInt(classes.size()));
        Object object = value(chosen);
        if (object == null) {
            object = chosen.isArray() ? array(chosen, depth) : instance(chosen, arguments, depth);
        }
        if (pool.put(object, Arrays.toString(arguments)) == null) {
            made.add(object);
        }
        fill(object, arguments, depth);
        return object;
    }

    private Object value(Class<?> type) {
        if (type == String.class) {
            return "text" + random.nextInt();
        }
        if (type == Integer.class) {
            return random.nextInt();
        }
        if (type == BigDecimal.class) {
            return BigDecimal.valueOf(random.nextInt());
        }
        if (type == LocalDate.class) {
            return LocalDate.ofEpochDay(random.nextInt(9999));
        }
        if (type == Date.class) {
            return new Date(random.nextInt());
        }
        if (type == Timestamp.class) {
            return new Timestamp(random.nextInt());
        }
        return type.isEnum() ? type.getEnumConstants()[0] : null;
    }

    private Object array(Class<?> type, int depth) throws ReflectiveOperationException {
        Object array = Array.newInstance(type.getComponentType(), random.nextInt(4));
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, any(type.getComponentType(), depth + 1));
        }
        return array;
    }

    private Object instance(Class<?> type, Type[] arguments, int depth) throws ReflectiveOperationException {
        if (type == Optional.class) {
            return Optional.ofNullable(any(arguments[0], depth + 1));
        }
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            Constructor<?> constructor = type.getDeclaredConstructor();
            if (!type.getName().startsWith("java.")) {
                constructor.setAccessible(true);
            }
            return constructor.newInstance();
        }
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = any(components[i].getGenericType(), depth + 1);
        }
        Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return type.getDeclaredConstructor(types).newInstance(values);
    }

    @SuppressWarnings("unchecked")
    private void fill(Object object, Type[] arguments, int depth) throws ReflectiveOperationException {
        for (int count = random.nextInt(4); count > 0; count--) {
            if (object instanceof Map<?, ?> map) {
                ((Map<Object, Object>) map).put(any(arguments[0], depth + 1), any(arguments[1], depth + 1));
            } else if (object instanceof Collection<?> collection) {
                Type element = arguments.length == 0 ? SharingZoo.OrderLine.class : arguments[0];
                ((Collection<Object>) collection).add(any(element, depth + 1));
            } else if (object instanceof AtomicReference<?> reference) {
                ((AtomicReference<Object>) reference).set(any(arguments[0], depth + 1));
            }
        }
        for (Class<?> each = object.getClass(); !each.isRecord() && isOurs(each); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    field.set(object, any(field.getGenericType(), depth + 1));
                }
            }
        }
    }

    private static boolean isOurs(Class<?> type) {
        return type.getName().startsWith("dev.gridwire") && !type.isEnum() && !type.isArray();
    }
}
