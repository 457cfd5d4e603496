// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.sketch;

import dev.gridwire.sketch.ClassSketch.Form;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes real objects of things. */
final class Maker {

    private final Sketch sketch;
    private final ClassLoader loader;
    private final String packageName;
    private final Map<Object, Object> made = new IdentityHashMap<>();

    Maker(Sketch sketch, ClassLoader loader, String packageName) {
        this.sketch = sketch;
        this.loader = loader;
        this.packageName = packageName;
    }

    @Nullable Object make(@Nullable Object value) {
        if (value instanceof Thing.Constant constant) {
            return constant(constant);
        }
        if (!(value instanceof Thing) && !(value instanceof Many)) {
            return value;
        }
        Object known = made.get(value);
        try {
            return known != null ? known : value instanceof Thing thing ? object(thing) : container((Many) value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    Class<?> type(String id) {
        try {
            return id.isEmpty() ? String.class : loader.loadClass(packageName + "." + id);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object constant(Thing.Constant constant) {
        for (Object each : type(constant.type()).getEnumConstants()) {
            if (((Enum<?>) each).name().equals(constant.name())) {
                return each;
            }
        }
        throw new IllegalStateException(constant.toString());
    }

    private Object object(Thing thing) throws ReflectiveOperationException {
        Constructor<?> constructor = type(thing.type).getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        List<FieldSketch> fields = sketch.fields(thing.type);
        if (sketch.get(thing.type).form() == Form.RECORD) {
            Object[] arguments = fields.stream().map(field -> value(thing, field)).toArray();
            Object object = constructor.newInstance(arguments);
            made.put(thing, object);
            return object;
        }
        Object object = constructor.newInstance();
        made.put(thing, object);
        for (FieldSketch field : fields) {
            field(object.getClass(), field.name()).set(object, value(thing, field));
        }
        return object;
    }

    private @Nullable Object value(Thing thing, FieldSketch field) {
        return make(Values.in(field.kind(), thing.fields.get(field.id())));
    }

    /** Names are not used twice, so the first is the only one. */
    static Field field(Class<?> type, String name) throws NoSuchFieldException {
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            for (Field each : level.getDeclaredFields()) {
                if (each.getName().equals(name)) {
                    each.setAccessible(true);
                    return each;
                }
            }
        }
        throw new NoSuchFieldException(name);
    }

    private Object container(Many many) {
        if (many.shape == Many.Shape.ARRAY) {
            Object array = Array.newInstance(type(many.own), many.elements.size());
            made.put(many, array);
            for (int i = 0; i < many.elements.size(); i++) {
                Array.set(array, i, make(many.elements.get(i)));
            }
            return array;
        }
        if (many.shape == Many.Shape.HASH_MAP) {
            Map<String, @Nullable Object> map = new HashMap<>();
            made.put(many, map);
            for (int i = 0; i < many.elements.size(); i++) {
                map.put("k" + i, make(many.elements.get(i)));
            }
            return map;
        }
        Collection<@Nullable Object> collection = switch (many.shape) {
            case LINKED_LIST -> new LinkedList<>();
            case HASH_SET_OF_STRINGS -> new HashSet<>();
            default -> new ArrayList<>();
        };
        made.put(many, collection);
        many.elements.forEach(each -> collection.add(make(each)));
        return collection;
    }
}
