// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.sketch;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compares things with objects read: each field of each object, and which are one and the same. */
final class Comparing {

    /** The state of the objects' classes. */
    private final Sketch own;
    /** The state that wrote; a field that it does not have is null or zero. */
    private final Sketch writer;
    /** A state that all went through; null that it cannot hold may be zero. */
    private final @Nullable Sketch between;
    private final Map<Object, Object> actualOf = new IdentityHashMap<>();
    private final Map<Object, Object> expectedOf = new IdentityHashMap<>();

    Comparing(Sketch own, Sketch writer, @Nullable Sketch between) {
        this.own = own;
        this.writer = writer;
        this.between = between;
    }

    /** The objects by things. */
    Map<Object, Object> actual() {
        return actualOf;
    }

    /** Gives the first difference; null if there is none. */
    @Nullable String difference(String path, @Nullable Object expected, @Nullable Object actual) {
        if (expected instanceof Thing.Constant constant) {
            return actual instanceof Enum<?> found && found.name().equals(constant.name())
                    && name(found.getDeclaringClass()).equals(constant.type()) ? null : differ(path, constant, actual);
        }
        if (!(expected instanceof Thing) && !(expected instanceof Many)) {
            return Objects.equals(expected, actual) ? null : differ(path, expected, actual);
        }
        if (actual == null) {
            return differ(path, expected, null);
        }
        Object before = actualOf.putIfAbsent(expected, actual);
        Object reverse = expectedOf.putIfAbsent(actual, expected);
        if (before != null || reverse != null) {
            return before == actual && reverse == expected ? null : path + ": another object than where it stood before";
        }
        return expected instanceof Thing thing ? ofObject(path, thing, actual) : ofMany(path, (Many) expected, actual);
    }

    private @Nullable String ofObject(String path, Thing thing, Object actual) {
        if (!name(actual.getClass()).equals(thing.type)) {
            return differ(path, thing.type, actual);
        }
        for (FieldSketch field : own.fields(thing.type)) {
            String place = path + "." + field.name();
            Object found = get(actual, field);
            boolean written = writer.field(thing.type, field.id()).isPresent();
            Object expected = Values.in(field.kind(), written ? thing.fields.get(field.id()) : null);
            if (expected == null && found != null && becameZero(thing, field, found)) {
                continue;
            }
            String difference = difference(place, expected, found);
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private boolean becameZero(Thing thing, FieldSketch field, Object found) {
        return between != null && between.field(thing.type, field.id())
                .filter(each -> each.kind().isPrimitive())
                .filter(each -> found.equals(Values.zero(field.kind() == Kind.OBJECT ? each.kind() : field.kind())))
                .isPresent();
    }

    private @Nullable String ofMany(String path, Many many, Object actual) {
        String type = switch (many.shape) {
            case ARRAY -> (many.own.isEmpty() ? "String" : many.own) + "[]";
            case ARRAY_LIST -> "ArrayList";
            case LINKED_LIST -> "LinkedList";
            case HASH_SET_OF_STRINGS -> "HashSet";
            case HASH_MAP -> "HashMap";
        };
        if (!actual.getClass().getSimpleName().equals(type)) {
            return differ(path, type, actual);
        }
        if (many.shape == Many.Shape.HASH_SET_OF_STRINGS) {
            return new HashSet<>(many.elements).equals(actual) ? null : differ(path, many.elements, actual);
        }
        List<@Nullable Object> elements = elements(many, actual);
        if (elements.size() != many.elements.size()) {
            return differ(path + ".size", many.elements.size(), elements.size());
        }
        for (int i = 0; i < elements.size(); i++) {
            String difference = difference(path + "[" + i + "]", many.elements.get(i), elements.get(i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static List<@Nullable Object> elements(Many many, Object actual) {
        List<@Nullable Object> elements = new ArrayList<>();
        if (actual instanceof Map<?, ?> map) {
            for (int i = 0; i < many.elements.size(); i++) {
                if (map.containsKey("k" + i)) {
                    elements.add(map.get("k" + i));
                }
            }
        } else if (actual instanceof Collection<?> collection) {
            elements.addAll(collection);
        } else {
            for (int i = 0; i < Array.getLength(actual); i++) {
                elements.add(Array.get(actual, i));
            }
        }
        return elements;
    }

    private static @Nullable Object get(Object object, FieldSketch field) {
        try {
            return Maker.field(object.getClass(), field.name()).get(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String name(Class<?> type) {
        return type.getSimpleName();
    }

    private static String differ(String path, @Nullable Object expected, @Nullable Object actual) {
        String found = actual == null ? "null" : actual.getClass().getSimpleName() + " "
                + (actual.getClass().getName().startsWith("java.lang.") ? actual : "");
        String wanted = expected instanceof Thing thing ? thing.type : expected instanceof Many ? "elements" : expected + "";
        return path + ": expected " + wanted + ", found " + found;
    }
}
