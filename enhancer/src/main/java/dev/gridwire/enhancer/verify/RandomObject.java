// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Makes an object of a class out of its shape, with values from a seed. Fields whose type is not plain stay null. */
final class RandomObject {

    private final Random random;

    RandomObject(long seed) {
        random = new Random(seed);
    }

    /**
     * Makes an object.
     *
     * @throws ReflectiveOperationException if the class has no constructor that takes nothing, or that one fails
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
            Object value = value(field.getType());
            if (value != null) {
                field.setAccessible(true);
                field.set(object, value);
            }
        }
    }

    private @Nullable Object value(Class<?> type) {
        if (type.isArray() && type.getComponentType().isPrimitive()) {
            Object array = Array.newInstance(type.getComponentType(), 1 + random.nextInt(4));
            for (int i = 0; i < Array.getLength(array); i++) {
                Array.set(array, i, value(type.getComponentType()));
            }
            return array;
        }
        if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        }
        return type.isPrimitive() ? primitive(type) : reference(type);
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

    private @Nullable Object reference(Class<?> type) {
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
            default -> container(type);
        };
    }

    private @Nullable Object container(Class<?> type) {
        if (type.isAssignableFrom(ArrayList.class) && type != Object.class && List.class.isAssignableFrom(type)) {
            return new ArrayList<>();
        }
        if (type == Map.class) {
            return new HashMap<>();
        }
        return type == Set.class ? new HashSet<>() : null;
    }
}
