// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.Utf8;

/**
 * Turns an object into Avro's generic data, field by field, as a schema asks. Where the schema has no place for a value, it
 * fails. What stands too deep, as in a cycle, becomes null.
 */
final class AvroDatum {

    private static final int MOST_DEPTH = 6;
    private static final ByteBuffer ANYTHING = ByteBuffer.wrap(new byte[] {7});

    /** The elements of containers, and those of them that their declaration excludes. */
    private int elements;
    private int excluded;

    Object of(Object value, Schema schema) {
        return of(value, schema, 0);
    }

    int elements() {
        return elements;
    }

    int excluded() {
        return excluded;
    }

    private Object of(Object value, Schema schema, int depth) {
        return switch (schema.getType()) {
            case UNION -> ofUnion(value, schema, depth);
            case RECORD -> record(value, schema, depth);
            case ENUM -> new GenericData.EnumSymbol(schema, schema.getEnumSymbols().get(((Enum<?>) value).ordinal()));
            case ARRAY -> array(value, schema, depth);
            case MAP -> map((Map<?, ?>) value, schema, depth);
            case BYTES -> bytes(value, schema);
            case STRING -> text(value, schema);
            case INT -> schema.getLogicalType() == null ? ((Number) value).intValue() : (LocalDate) value;
            case LONG -> schema.getLogicalType() == null ? ((Number) value).longValue() : time(value, schema);
            case FLOAT -> (float) value;
            case DOUBLE -> (double) value;
            case BOOLEAN -> (boolean) value;
            default -> throw new AssertionError(schema);
        };
    }

    private Object ofUnion(Object value, Schema union, int depth) {
        Object content = value instanceof Optional<?> optional ? optional.orElse(null) : value;
        List<Schema> types = new ArrayList<>(union.getTypes());
        boolean isNullable = types.removeIf(Schema::isNullable);
        if (isNullable && (content == null || depth > MOST_DEPTH)) {
            return null;
        }
        if (types.size() == 1) {
            return fits(content, types.get(0)) || !isNullable ? of(content, types.get(0), depth) : null;
        }
        return types.stream().filter(each -> fits(content, each)).findFirst().map(each -> of(content, each, depth))
                .orElseGet(() -> strange(content, union));
    }

    private static Object strange(Object content, Schema union) {
        throw new AssertionError(content.getClass() + " is not in " + union);
    }

    /** Whether an object is of the class. */
    private static boolean fits(Object content, Schema type) {
        if (type.getType() == Schema.Type.ENUM) {
            return content instanceof Enum<?> constant && name(constant.getDeclaringClass()).equals(type.getFullName());
        }
        return type.getType() != Schema.Type.RECORD || name(content.getClass()).equals(type.getFullName());
    }

    private static String name(Class<?> type) {
        return type.getName().replace('$', '.');
    }

    private Object record(Object value, Schema schema, int depth) {
        if (!name(value.getClass()).equals(schema.getFullName())) {
            throw new AssertionError(value.getClass() + " is no " + schema.getFullName());
        }
        GenericData.Record record = new GenericData.Record(schema);
        for (Schema.Field field : schema.getFields()) {
            record.put(field.name(), of(value(value, field.name(), field.doc()), field.schema(), depth + 1));
        }
        return record;
    }

    /** Fields of odd names, and hidden ones, are found by the description. */
    private static Object value(Object owner, String name, String doc) {
        String original = doc != null && doc.startsWith("the field ") ? doc.replaceFirst("the field ([^;]*).*", "$1") : name;
        String wanted = doc != null && doc.contains(", as ") ? doc.replaceFirst(",.*", "") : "";
        for (Class<?> type = owner.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                boolean found = wanted.isEmpty() ? field.getName().equals(original)
                        : wanted.equals(type.getName() + "." + field.getName());
                if (found && !Modifier.isTransient(field.getModifiers())) {
                    return PlainJson.get(field, owner);
                }
            }
        }
        throw new AssertionError(owner.getClass() + " has no field " + name + " (" + doc + ")");
    }

    private Object array(Object value, Schema schema, int depth) {
        List<Object> all = new ArrayList<>();
        if (value instanceof Map<?, ?> map) {
            Schema entry = schema.getElementType();
            map.forEach((key, element) -> {
                GenericData.Record record = new GenericData.Record(entry);
                record.put("key", of(declared(key, entry.getField("key").schema()), entry.getField("key").schema(), depth + 1));
                Schema type = entry.getField("value").schema();
                record.put("value", of(declared(element, type), type, depth + 1));
                all.add(record);
            });
        } else if (value instanceof Collection<?> collection) {
            Schema type = schema.getElementType();
            collection.forEach(each -> all.add(of(declared(each, type), type, depth + 1)));
        } else {
            for (int i = 0; i < Array.getLength(value); i++) {
                all.add(of(Array.get(value, i), schema.getElementType(), depth + 1));
            }
        }
        return new GenericData.Array<>(schema, all);
    }

    private Object map(Map<?, ?> map, Schema schema, int depth) {
        Map<Object, Object> values = new HashMap<>();
        map.forEach((key, value) -> {
            if (key instanceof String text) {
                values.put(new Utf8(text), of(declared(value, schema.getValueType()), schema.getValueType(), depth + 1));
            }
        });
        return values;
    }

    /** Random containers hold some objects that their declaration excludes: null stands for those. */
    private Object declared(Object value, Schema schema) {
        elements++;
        try {
            of(value, schema, MOST_DEPTH);
            return value;
        } catch (ClassCastException | NullPointerException | AssertionError | IllegalArgumentException e) {
            excluded++;
            return null;
        }
    }

    private static Object bytes(Object value, Schema schema) {
        if (schema.getLogicalType() != null) {
            return (BigDecimal) value;
        }
        return value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : ANYTHING;
    }

    private static Object text(Object value, Schema schema) {
        if (schema.getLogicalType() != null) {
            return (UUID) value;
        }
        String text = value instanceof char[] characters ? new String(characters) : value.toString();
        // A lone surrogate is no UTF-8.
        return new Utf8(text.replaceAll("\\p{Cs}", "?"));
    }

    private static Object time(Object value, Schema schema) {
        return switch (schema.getLogicalType().getName()) {
            case "timestamp-micros" -> ((Instant) value).truncatedTo(ChronoUnit.MICROS);
            case "timestamp-millis" -> ((Date) value).toInstant();
            case "time-micros" -> ((LocalTime) value).truncatedTo(ChronoUnit.MICROS);
            default -> ((LocalDateTime) value).truncatedTo(ChronoUnit.MICROS);
        };
    }
}
