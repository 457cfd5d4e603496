// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.testkit.universe.ClassSketch.Form;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes real objects from things, in one state of their classes. A field that no thing knows is null or zero. */
public final class ThingMaker {

    private final Sketch sketch;
    private final ClassLoader loader;
    private final String packageName;
    private final Map<Object, Object> made = new IdentityHashMap<>();
    /** Makes the objects in an intermediate state, where null can have become zero. */
    private final @Nullable ThingMaker between;

    private ThingMaker(Sketch sketch, ClassLoader loader, String packageName, @Nullable ThingMaker between) {
        this.sketch = sketch;
        this.loader = loader;
        this.packageName = packageName;
        this.between = between;
    }

    /** Returns a maker of objects in a state of their classes. */
    public static ThingMaker of(Sketch state, ClassLoader loader, String packageName) {
        return new ThingMaker(state, loader, packageName, null);
    }

    /** Returns a maker of the objects that result if objects are read in this maker's state and written again. */
    public ThingMaker back(Sketch state, ClassLoader stateLoader) {
        return new ThingMaker(state, stateLoader, packageName, this);
    }

    /** Returns the objects that were made, by things. */
    public Map<Object, Object> made() {
        return Collections.unmodifiableMap(made);
    }

    /** Makes an object with everything that it holds. */
    public @Nullable Object make(@Nullable Object value) {
        if (value instanceof Thing.Constant constant) {
            return constant(constant);
        }
        if (!(value instanceof Thing) && !(value instanceof Many)) {
            return value;
        }
        Object known = made.get(value);
        if (known != null) {
            return known;
        }
        return value instanceof Thing thing ? object(thing) : container((Many) value, ((Many) value).shape);
    }

    private Class<?> type(String id) {
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

    private Object object(Thing thing) {
        List<FieldSketch> fields = sketch.fields(thing.type);
        if (sketch.get(thing.type).form() == Form.RECORD) {
            Object object = Instances.record(type(thing.type), fields.stream().map(field -> value(thing, field)).toArray());
            made.put(thing, object);
            return object;
        }
        Object object = Instances.empty(type(thing.type));
        made.put(thing, object);
        for (FieldSketch field : fields) {
            Instances.set(field(object, field), object, value(thing, field));
        }
        return object;
    }

    private @Nullable Object value(Thing thing, FieldSketch field) {
        Object value = Numbers.in(field.kind(), thing.fields.get(field.id()));
        if (value == null && between != null) {
            value = between.zero(thing, field);
        }
        if (field.kind() == Kind.OPTIONAL) {
            return thing.fields.containsKey(field.id()) ? Optional.ofNullable(value) : null;
        }
        return value instanceof Many many && !made.containsKey(many) ? container(many, many.shape(field.kind())) : make(value);
    }

    /** Returns zero if the object had a primitive in this state; otherwise null. */
    private @Nullable Object zero(Thing thing, FieldSketch later) {
        return !made.containsKey(thing) ? null : sketch.field(thing.type, later.id())
                .filter(each -> each.kind().isPrimitive())
                .map(each -> Numbers.zero(later.kind() == Kind.OBJECT || later.kind() == Kind.OPTIONAL
                        ? each.kind() : later.kind()))
                .orElse(null);
    }

    /** Sets a field of an object that was made or read. */
    public static void set(Object object, FieldSketch field, Object value) {
        Instances.set(field(object, field), object, value);
    }

    /** Finds a field by its name. Names are not used twice, so the first field is the only one. */
    private static Field field(Object object, FieldSketch field) {
        return Instances.fields(object.getClass()).stream().filter(each -> each.getName().equals(field.name()))
                .findFirst().orElseThrow(() -> new IllegalArgumentException(object.getClass() + " " + field));
    }

    private Object container(Many many, Many.Shape shape) {
        if (shape == Many.Shape.ARRAY) {
            Object array = Array.newInstance(type(many.own), many.elements.size());
            made.put(many, array);
            for (int i = 0; i < many.elements.size(); i++) {
                Array.set(array, i, make(many.elements.get(i)));
            }
            return array;
        }
        if (shape == Many.Shape.HASH_MAP) {
            Map<String, @Nullable Object> map = new HashMap<>();
            made.put(many, map);
            for (int i = 0; i < many.elements.size(); i++) {
                map.put("k" + i, make(many.elements.get(i)));
            }
            return map;
        }
        Collection<@Nullable Object> collection = switch (shape) {
            case LINKED_LIST -> new LinkedList<>();
            case HASH_SET_OF_STRINGS -> new HashSet<>();
            default -> new ArrayList<>();
        };
        made.put(many, collection);
        many.elements.forEach(each -> collection.add(make(each)));
        return collection;
    }
}
