// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.jdk.JdkType.Family;
import dev.gridwire.error.GridwireException;
import dev.gridwire.graph.KernelWriter;
import dev.gridwire.jdk.HolderCodec;
import dev.gridwire.reflect.HiddenParts;
import dev.gridwire.reflect.Views;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Looks at graphs of one root class, and notes which classes occur in which place. */
final class Observations {

    /** The limit on objects that are looked at in one graph. */
    private static final int MOST_OBJECTS = 2_000;
    private static final int MOST_ELEMENTS = 1_000;
    /** The limit on levels where classes are noted. Code for objects nested inside others of their class serves more. */
    private static final int DEEPEST = 40;
    /** The limit on classes in one place; more are too many for guards. */
    static final int MOST_CLASSES = 16;

    private final ObservedPlace root = new ObservedPlace();
    private final Types types;
    private final ReferenceSlot elements;
    private final ClassFields fields;
    private int objects;
    private boolean isNew;
    private boolean isShared;
    private boolean refersBack;
    private boolean hasHidden;
    private boolean isDeep;
    private boolean isDeferred;
    private final Views views = new Views();
    /** The objects with an identity in the current graph. */
    private Set<Object> met = Set.of();
    /** The user classes of the objects around the current one, with the places in them. */
    private final Map<Class<?>, ObservedPlace[]> around = new HashMap<>();

    Observations(Types types, ClassFields fields) {
        this.types = types;
        this.elements = ReferenceSlot.ofElements(types);
        this.fields = fields;
    }

    /** Returns the place of the root. */
    ObservedPlace root() {
        return root;
    }

    /** Returns whether some graph held an object twice. */
    boolean isShared() {
        return isShared;
    }

    /** Returns whether something in a payload referred back, perhaps from or to an object with hooks. */
    boolean refersBack() {
        return refersBack;
    }

    /** Returns what was seen that code is never made for, although it is made for graphs without it; null if nothing was. */
    @Nullable String unserved() {
        if (hasHidden) {
            return "lambdas, and other objects of hidden classes, need the general walk";
        }
        if (isDeferred) {
            return "objects below " + KernelWriter.DEFERRED_BELOW + " levels need the general walk";
        }
        return isDeep ? "objects below " + DEEPEST + " levels may need the general walk" : null;
    }

    /**
     * Looks at a graph. Returns whether a class is new in its place, or the graph is the first one that shares objects.
     *
     * @param toRefer whether something in its payload refers back
     */
    boolean add(Object graph, boolean toRefer) {
        objects = 0;
        isNew = toRefer && !refersBack;
        refersBack |= toRefer;
        met = Collections.newSetFromMap(new IdentityHashMap<>());
        try {
            note(root, elements, graph, 0);
        } catch (GridwireException | ReflectiveOperationException e) {
            // Objects that cannot be looked at here are refused, or noticed, elsewhere.
            return isNew;
        } catch (RuntimeException e) {
            // Another thread is changing it.
            return isNew;
        } finally {
            met = Set.of();
            around.clear();
            views.clear();
        }
        return isNew;
    }

    /**
     * Notes a value.
     *
     * @param slot vouches for the class that it declares, which the policy need not know
     */
    private void note(ObservedPlace place, ReferenceSlot slot, @Nullable Object value, int depth)
            throws ReflectiveOperationException {
        if (value == null || ++objects > MOST_OBJECTS) {
            return;
        }
        Class<?> type = value.getClass();
        hasHidden |= type.isHidden();
        boolean isNewBelow = depth > DEEPEST && !place.has(type);
        boolean isDeferredHere = depth >= KernelWriter.DEFERRED_BELOW;
        isDeep |= isNewBelow;
        isDeferred |= isDeferredHere;
        if (type.isHidden() || isNewBelow || isDeferredHere) {
            return;
        }
        if (value instanceof String text) {
            place.note(text);
        }
        boolean isNewHere = !place.has(type);
        if (isNewHere) {
            if (place.classes().size() >= MOST_CLASSES) {
                return;
            }
            isNew = true;
        }
        Codec codec = slot.codecOfAny(type);
        if (codec.hasIdentity() && !met.add(value)) {
            isNew |= !isShared;
            isShared = true;
            if (!isNewHere) {
                return;
            }
        }
        noteInside(place, codec, value, depth);
    }

    private void noteInside(ObservedPlace place, Codec codec, Object value, int depth) throws ReflectiveOperationException {
        Class<?> type = value.getClass();
        JdkType jdkType = JdkType.ofClassName(type.getName());
        if (jdkType != null && jdkType.family() == Family.WRAPPER) {
            note(place.inside(type, 1)[0], elements, views.behind(value, jdkType.view().shown()), depth + 1);
        } else if (jdkType != null && ServedContainers.isHolder(jdkType)) {
            noteAll(place.inside(type, 1)[0], Arrays.asList(HolderCodec.parts(jdkType, value)), depth);
        } else if (value instanceof EnumSet<?> set && set.isEmpty()) {
            // The bytes name the enum even if the set is empty.
            noteAll(place.inside(type, 1)[0], EnumSet.complementOf(set), depth);
        } else if (value instanceof Map<?, ?> map) {
            ObservedPlace[] inside = place.inside(type, 3);
            noteAll(inside[0], keys(map), depth);
            noteAll(inside[1], map.values(), depth);
            note(inside[2], elements, map instanceof SortedMap<?, ?> sorted ? sorted.comparator() : null, depth + 1);
        } else if (value instanceof Collection<?> collection) {
            ObservedPlace[] inside = place.inside(type, 2);
            noteAll(inside[0], collection, depth);
            note(inside[1], elements, collection instanceof SortedSet<?> sorted ? sorted.comparator() : null, depth + 1);
        } else if (value instanceof Object[] array) {
            noteAll(place.inside(type, 1)[0], new ReferenceSlot(type.getComponentType(), types), Arrays.asList(array), depth);
        } else if (value instanceof Optional<?> optional) {
            note(place.inside(type, 1)[0], elements, optional.orElse(null), depth + 1);
        } else {
            noteSlots(place, codec, value, depth);
        }
    }

    /** Returns the keys of a map; for an empty one, constants of the enum that the bytes name for its keys. */
    private static Collection<?> keys(Map<?, ?> map) {
        return map instanceof EnumMap<?, ?> enums && map.isEmpty()
                ? Arrays.asList(HiddenParts.enumKeyType(enums).getEnumConstants())
                : map.keySet();
    }

    private void noteAll(ObservedPlace place, Collection<?> values, int depth) throws ReflectiveOperationException {
        noteAll(place, elements, values, depth);
    }

    private void noteAll(ObservedPlace place, ReferenceSlot slot, Collection<?> values, int depth)
            throws ReflectiveOperationException {
        int count = 0;
        for (Object value : values) {
            if (count++ == MOST_ELEMENTS) {
                return;
            }
            note(place, slot, value, depth + 1);
        }
    }

    private void noteSlots(ObservedPlace place, Codec codec, Object value, int depth) throws ReflectiveOperationException {
        if (!(codec instanceof UserCodec user)) {
            place.inside(value.getClass(), 0);
            return;
        }
        fields.texts(user).note(value);
        Collection<Field> own = fields.of(user).values();
        ObservedPlace[] outer = around.get(value.getClass());
        // The same code writes an object and those nested in it that have its class, so they share their places.
        ObservedPlace[] inside = outer == null
                ? place.inside(value.getClass(), own.size())
                : place.link(value.getClass(), outer);
        around.putIfAbsent(value.getClass(), inside);
        int index = 0;
        for (Field field : own) {
            note(inside[index++], new ReferenceSlot(field.getType(), types), field.get(value), depth + 1);
        }
        if (outer == null) {
            around.remove(value.getClass());
        }
    }
}
