// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.UUID;

/**
 * Writes random objects as JSON as the export's documentation says, without looking at a schema. Other libraries do not write
 * cycles and maps with keys that have parts. What stands too deep becomes null, and so does an element that its container's
 * declaration excludes.
 */
final class PlainJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_DEPTH = 6;

    private PlainJson() {}

    static Object get(Field field, Object owner) {
        try {
            field.setAccessible(true);
            return field.get(owner);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static JsonNode of(Object value) {
        return of(value, value.getClass(), 0);
    }

    private static JsonNode of(Object value, Type declared, int depth) {
        if (value == null || depth > MOST_DEPTH || !boxed(erased(declared)).isInstance(value)) {
            return NODES.nullNode();
        }
        if (value instanceof Number || value instanceof Boolean) {
            return number(value);
        }
        if (value instanceof byte[] bytes) {
            return NODES.textNode(Base64.getEncoder().encodeToString(bytes));
        }
        if (value instanceof Collection<?> collection) {
            ArrayNode array = NODES.arrayNode();
            collection.forEach(each -> array.add(of(each, argument(declared, 0), depth + 1)));
            return array;
        }
        if (value instanceof Map<?, ?> map) {
            return map(map, declared, depth);
        }
        return value.getClass().isArray() ? array(value, declared, depth) : textOrObject(value, depth);
    }

    private static JsonNode number(Object value) {
        if (value instanceof Boolean flag) {
            return NODES.booleanNode(flag);
        }
        boolean isFinite = value instanceof BigDecimal || Double.isFinite(((Number) value).doubleValue());
        // JSON has no number for the others, as the notes say.
        return NODES.numberNode(isFinite ? new BigDecimal(value.toString()) : BigDecimal.ZERO);
    }

    private static JsonNode array(Object value, Type declared, int depth) {
        if (value instanceof char[] characters) {
            return NODES.textNode(new String(characters));
        }
        Type component = declared instanceof GenericArrayType generic ? generic.getGenericComponentType()
                : declared instanceof Class<?> type && type.isArray() ? type.getComponentType()
                : value.getClass().getComponentType();
        boolean isPrimitive = component instanceof Class<?> type && type.isPrimitive();
        ArrayNode array = NODES.arrayNode();
        for (int i = 0; i < Array.getLength(value); i++) {
            array.add(of(Array.get(value, i), component, isPrimitive ? 0 : depth + 1));
        }
        return array;
    }

    private static JsonNode map(Map<?, ?> map, Type declared, int depth) {
        Type key = argument(declared, 0);
        Type value = argument(declared, 1);
        ObjectNode object = NODES.objectNode();
        ArrayNode entries = NODES.arrayNode();
        boolean isText = isText(erased(key));
        map.forEach((eachKey, each) -> {
            JsonNode written = of(each, value, depth + 1);
            if (!isText) {
                entries.addObject().<ObjectNode>set("key", of(eachKey, key, depth + 1)).set("value", written);
            } else if (erased(key).isInstance(eachKey)) {
                object.set(eachKey instanceof Enum<?> constant ? constant.name() : eachKey.toString(), written);
            }
        });
        return isText ? object : entries;
    }

    private static boolean isText(Class<?> type) {
        boolean isBox = boxed(type) != type || type == Boolean.class || type == Character.class
                || Number.class.isAssignableFrom(type) && type != Number.class;
        return isBox || type.isEnum() || type == String.class || type == CharSequence.class || type == UUID.class
                || type == Date.class || type.getName().startsWith("java.time.");
    }

    private static JsonNode textOrObject(Object value, int depth) {
        if (value instanceof Enum<?> constant) {
            return NODES.textNode(constant.name());
        }
        if (value instanceof Date date) {
            return NODES.textNode(date.toInstant().toString());
        }
        if (value.getClass().getName().startsWith("java.")) {
            return NODES.textNode(value.toString());
        }
        ObjectNode object = NODES.objectNode();
        for (Class<?> type = value.getClass(); type != Object.class && type != Record.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    boolean isPrimitive = field.getType().isPrimitive();
                    String name = object.has(field.getName()) ? type.getSimpleName() + "_" + field.getName() : field.getName();
                    object.set(name, of(get(field, value), field.getGenericType(), isPrimitive ? 0 : depth + 1));
                }
            }
        }
        return object;
    }

    private static Type argument(Type declared, int index) {
        return declared instanceof ParameterizedType type && type.getActualTypeArguments().length > index
                ? type.getActualTypeArguments()[index]
                : Object.class;
    }

    private static Class<?> erased(Type type) {
        if (type instanceof ParameterizedType generic) {
            return (Class<?>) generic.getRawType();
        }
        if (type instanceof GenericArrayType generic) {
            return erased(generic.getGenericComponentType()).arrayType();
        }
        if (type instanceof WildcardType wildcard) {
            return erased(wildcard.getUpperBounds()[0]);
        }
        return type instanceof TypeVariable<?> variable ? erased(variable.getBounds()[0]) : (Class<?>) type;
    }

    private static Class<?> boxed(Class<?> type) {
        return type.isPrimitive() ? java.lang.invoke.MethodType.methodType(type).wrap().returnType() : type;
    }
}
