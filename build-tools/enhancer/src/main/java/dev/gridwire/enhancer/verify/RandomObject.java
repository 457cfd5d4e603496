// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Creates an object of a class from its shape, with values from a seed. It contains objects of the user's classes, and lists
 * with some elements. Fields of a type without known values stay null.
 */
final class RandomObject {

    private static final int DEPTH = 4;
    private static final int ELEMENTS = 2;

    private final Random random;
    private int depth;

    RandomObject(long seed) {
        random = new Random(seed);
    }

    /**
     * Creates an object.
     *
     * @throws ReflectiveOperationException if the class has no constructor without parameters, or that one fails
     */
    Object of(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object object = constructor.newInstance();
        for (Class<?> level = type; level != null && level.getClassLoader() != null; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                fill(object, field);
            }
        }
        return object;
    }

    private void fill(Object object, Field field) throws ReflectiveOperationException {
        int fixed = Modifier.STATIC | Modifier.FINAL | Modifier.TRANSIENT;
        if ((field.getModifiers() & fixed) == 0 && !field.isSynthetic()) {
            Object value = value(field.getType(), field.getGenericType());
            if (value != null) {
                field.setAccessible(true);
                field.set(object, value);
            }
        }
    }

    private @Nullable Object value(Class<?> type, Type generic) throws ReflectiveOperationException {
        if (type.isArray() && type.getComponentType().isPrimitive()) {
            Object array = Array.newInstance(type.getComponentType(), 1 + random.nextInt(4));
            for (int i = 0; i < Array.getLength(array); i++) {
                Array.set(array, i, primitive(type.getComponentType()));
            }
            return array;
        }
        if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        }
        return type.isPrimitive() ? primitive(type) : reference(type, generic);
    }

    private Object primitive(Class<?> type) {
        return switch (type.getName()) {
            case "boolean" -> random.nextBoolean();
            case "byte" -> (byte) random.nextInt();
            case "short" -> (short) random.nextInt();
            case "char" -> (char) ('a' + random.nextInt(26));
            case "int" -> random.nextInt();
            case "long" -> random.nextLong();
            case "float" -> random.nextFloat();
            default -> random.nextDouble();
        };
    }

    private @Nullable Object reference(Class<?> type, Type generic) throws ReflectiveOperationException {
        return switch (type.getName()) {
            case "java.lang.String" -> "text " + random.nextInt(1_000_000);
            case "java.lang.Integer" -> random.nextInt();
            case "java.lang.Long" -> random.nextLong();
            case "java.lang.Double" -> random.nextDouble();
            case "java.lang.Boolean" -> random.nextBoolean();
            case "java.math.BigDecimal" -> BigDecimal.valueOf(random.nextInt(), 2);
            case "java.math.BigInteger" -> BigInteger.valueOf(random.nextLong());
            case "java.time.LocalDate" -> LocalDate.ofEpochDay(random.nextInt(40_000));
            case "java.time.Instant" -> Instant.ofEpochSecond(random.nextInt());
            case "java.util.UUID" -> new UUID(random.nextLong(), random.nextLong());
            case "java.util.Date" -> new Date(random.nextInt());
            default -> type.getClassLoader() == null ? container(type, generic) : own(type);
        };
    }

    /** Creates an object of a user's class, unless its constructor needs arguments or classes contain each other without end. */
    private @Nullable Object own(Class<?> type) throws ReflectiveOperationException {
        boolean possible = !Modifier.isAbstract(type.getModifiers()) && Serializable.class.isAssignableFrom(type)
                && List.of(type.getDeclaredConstructors()).stream().anyMatch(each -> each.getParameterCount() == 0);
        if (!possible || depth == DEPTH) {
            return null;
        }
        depth++;
        Object made = of(type);
        depth--;
        return made;
    }

    private @Nullable Object container(Class<?> type, Type generic) throws ReflectiveOperationException {
        if (type == Map.class || type == HashMap.class) {
            return new HashMap<>();
        }
        if (type == Set.class || type == HashSet.class) {
            return new HashSet<>();
        }
        if (type == Object.class || !Collection.class.isAssignableFrom(type)) {
            return null;
        }
        return type.isAssignableFrom(ArrayList.class)
                ? filled(new ArrayList<>(), generic)
                : type.isAssignableFrom(LinkedList.class) ? filled(new LinkedList<>(), generic) : null;
    }

    private List<Object> filled(List<Object> list, Type generic) throws ReflectiveOperationException {
        boolean isTyped = generic instanceof ParameterizedType typed && typed.getActualTypeArguments()[0] instanceof Class<?>;
        for (int i = 0; isTyped && i < ELEMENTS; i++) {
            Class<?> element = (Class<?>) ((ParameterizedType) generic).getActualTypeArguments()[0];
            Object made = value(element, element);
            if (made != null) {
                list.add(made);
            }
        }
        return list;
    }
}
