// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.proof.compare.ExactComparison;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Copies a graph to an equal one. Hash containers get another capacity and are filled in another order. Linked ones become hash
 * containers, since few graphs have such containers.
 */
public final class EqualCopy {

    private static final int MOST_OBJECTS = 20_000;

    private final Map<Object, Object> copies = new IdentityHashMap<>();
    private final Map<Date, Date> dates = new HashMap<>();
    private final Deque<Runnable> fillings = new ArrayDeque<>();
    private final Sharing sharing;
    private final Random random;
    private int count;

    /** Tells what happens to objects in several places. */
    public enum Sharing {
        /** They remain one object, and equal dates become one. */
        KEPT,
        /** Each place has a separate object, except places inside the object itself. */
        LOST
    }

    private EqualCopy(Sharing sharing, long seed) {
        this.sharing = sharing;
        this.random = new Random(seed);
    }

    /**
     * Returns the copy. Returns null if it would have too many objects, or if an object that is made from its parts contains
     * itself.
     */
    public static @Nullable Object of(Object root, Sharing sharing, long seed) {
        EqualCopy copy = new EqualCopy(sharing, seed);
        try {
            Object made = copy.copy(root);
            copy.fillings.forEach(Runnable::run);
            return made;
        } catch (TooMuch e) {
            return null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Thrown if there is no copy. */
    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private @Nullable Object copy(@Nullable Object object) throws ReflectiveOperationException {
        if (object == null || !ExactComparison.hasIdentity(object)) {
            return object;
        }
        if (copies.containsKey(object)) {
            Object known = copies.get(object);
            if (known == null) {
                throw new TooMuch();
            }
            return known;
        }
        if (++count > MOST_OBJECTS) {
            throw new TooMuch();
        }
        copies.put(object, null);
        Object made = made(object);
        if (sharing == Sharing.LOST) {
            copies.remove(object);
        }
        return made;
    }

    private <T> T open(Object object, T copy) {
        copies.put(object, copy);
        return copy;
    }

    private Object made(Object object) throws ReflectiveOperationException {
        Class<?> type = object.getClass();
        if (object instanceof Date date) {
            Date fresh = new Date(date.getTime());
            return open(object, sharing == Sharing.KEPT ? dates.computeIfAbsent(fresh, each -> each) : fresh);
        }
        if (type.isArray()) {
            return array(object);
        }
        if (object instanceof Collection<?> collection) {
            return collection(collection);
        }
        if (object instanceof Map<?, ?> map) {
            return map(map);
        }
        return type.isRecord() ? record(object) : plain(object);
    }

    private Object array(Object object) throws ReflectiveOperationException {
        int length = Array.getLength(object);
        Object copy = open(object, Array.newInstance(object.getClass().getComponentType(), length));
        for (int i = 0; i < length; i++) {
            Array.set(copy, i, copy(Array.get(object, i)));
        }
        return copy;
    }

    private @Nullable Object[] copies(Collection<?> originals) throws ReflectiveOperationException {
        @Nullable Object[] parts = new @Nullable Object[originals.size()];
        int at = 0;
        for (Object original : originals) {
            parts[at++] = copy(original);
        }
        return parts;
    }

    @SuppressWarnings("unchecked")
    private Object collection(Collection<?> original) throws ReflectiveOperationException {
        String name = original.getClass().getName();
        if (name.startsWith("java.util.ImmutableCollections$List")) {
            return open(original, List.of(copies(original)));
        }
        if (name.equals("java.util.Arrays$ArrayList")) {
            @Nullable Object[] backing = new @Nullable Object[original.size()];
            List<@Nullable Object> copy = open(original, Arrays.asList(backing));
            System.arraycopy(copies(original), 0, backing, 0, backing.length);
            return copy;
        }
        if (name.startsWith("java.util.Collections$Unmodifiable")) {
            List<@Nullable Object> shown = new ArrayList<>();
            List<@Nullable Object> copy = open(original, Collections.unmodifiableList(shown));
            shown.addAll(Arrays.asList(copies(original)));
            return copy;
        }
        if (original instanceof Set) {
            Set<@Nullable Object> copy = open(original, new HashSet<>(1 << random.nextInt(7)));
            List<@Nullable Object> parts = Arrays.asList(copies(original));
            Collections.shuffle(parts, random);
            fillings.push(() -> copy.addAll(parts));
            return copy;
        }
        Collection<@Nullable Object> copy =
                (Collection<@Nullable Object>) open(original, original.getClass().getConstructor().newInstance());
        copy.addAll(Arrays.asList(copies(original)));
        return copy;
    }

    private Object map(Map<?, ?> original) throws ReflectiveOperationException {
        Map<@Nullable Object, @Nullable Object> copy =
                open(original, original instanceof TreeMap ? new TreeMap<>() : new HashMap<>(1 << random.nextInt(7)));
        List<@Nullable Object[]> entries = new ArrayList<>();
        for (Map.Entry<?, ?> entry : original.entrySet()) {
            entries.add(new @Nullable Object[] {copy(entry.getKey()), copy(entry.getValue())});
        }
        Collections.shuffle(entries, random);
        fillings.push(() -> entries.forEach(entry -> copy.put(entry[0], entry[1])));
        return copy;
    }

    private Object record(Object original) throws ReflectiveOperationException {
        return open(original, Instances.record(original.getClass(), copies(Instances.components(original))));
    }

    private Object plain(Object original) throws ReflectiveOperationException {
        Object copy = open(original, Instances.empty(original.getClass()));
        for (Field field : Instances.fields(original.getClass())) {
            if (!Modifier.isTransient(field.getModifiers())) {
                Instances.set(field, copy, copy(Instances.get(field, original)));
            }
        }
        return copy;
    }
}
