// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import static dev.gridwire.codegen.target.StreamSupport.HERE;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Collections of classes that are nothing but their elements: a code, how many, the elements. All others are written as
 * objects. The array behind an Arrays.asList becomes one of objects.
 */
final class Containers {

    static final int ARRAY_LIST = HERE;
    static final int LINKED_LIST = HERE + 1;
    static final int HASH_SET = HERE + 2;
    static final int LINKED_HASH_SET = HERE + 3;
    static final int TREE_SET = HERE + 4;
    static final int ARRAY_DEQUE = HERE + 5;
    static final int LIST_OF = HERE + 6;
    static final int SET_OF = HERE + 7;
    static final int AS_LIST = HERE + 8;
    static final int EMPTY_LIST = HERE + 9;
    static final int EMPTY_SET = HERE + 10;
    static final int SINGLETON_LIST = HERE + 11;
    static final int SINGLETON = HERE + 12;
    static final int VECTOR = HERE + 13;

    private Containers() {}

    static int size(@Nullable Object value) {
        return value == null || collectionCode(value) == 0 ? 0 : ((Collection<?>) value).size();
    }

    static @Nullable Iterator<?> beginCollection(Output out, @Nullable Object value, int size) throws IOException {
        int code = value == null ? 0 : collectionCode(value);
        if (code == 0) {
            Checks.elsewhere(out, value);
            return null;
        }
        out.writeByte(code);
        Counts.writeCount(out, size);
        return ((Collection<?>) value).iterator();
    }

    static void ended(Iterator<?> elements) {
        if (elements.hasNext()) {
            throw new ConcurrentModificationException("A collection grew while it was written; write it when nobody changes it");
        }
    }

    /** An array of exactly a class: its length behind the codes of null and of an object. */
    static Object @Nullable [] beginArray(Output out, @Nullable Object value, Class<?> expected) throws IOException {
        if (value == null || value.getClass() != expected) {
            Checks.elsewhere(out, value);
            return null;
        }
        Object[] elements = (Object[]) value;
        Counts.writeCount(out, Math.addExact(elements.length, HERE));
        return elements;
    }

    /** 0 if the collection must be written as an object. */
    static int collectionCode(Object value) {
        Class<?> type = value.getClass();
        if (type == ArrayList.class) {
            return ARRAY_LIST;
        }
        if (type == LinkedList.class) {
            return LINKED_LIST;
        }
        if (type == HashSet.class) {
            return HASH_SET;
        }
        if (type == LinkedHashSet.class) {
            return LINKED_HASH_SET;
        }
        return type == TreeSet.class
                ? ((TreeSet<?>) value).comparator() == null ? TREE_SET : 0
                : rareCode(value, type);
    }

    static int rareCode(Object value, Class<?> type) {
        if (type == ArrayDeque.class) {
            return ARRAY_DEQUE;
        }
        if (type == List.of(0).getClass()) {
            return LIST_OF;
        }
        if (type == List.of().getClass()) {
            return isListOf((List<?>) value) ? LIST_OF : 0;
        }
        if (type == Set.of().getClass() || type == Set.of(0).getClass()) {
            return SET_OF;
        }
        if (type == Collections.emptyList().getClass()) {
            return EMPTY_LIST;
        }
        return type == Collections.emptySet().getClass() ? EMPTY_SET : rarestCode(type);
    }

    static int rarestCode(Class<?> type) {
        if (type == Arrays.asList(0).getClass()) {
            return AS_LIST;
        }
        if (type == Collections.singletonList(0).getClass()) {
            return SINGLETON_LIST;
        }
        if (type == Collections.singleton(0).getClass()) {
            return SINGLETON;
        }
        // A CopyOnWriteArrayList may be changed by others as it likes: as an object, it is copied first.
        return type == Vector.class ? VECTOR : 0;
    }

    /** The class serves Stream.toList as well, which makes lists of one or two elements of it, and takes null. */
    static boolean isListOf(List<?> list) {
        boolean listOf = list.size() != 1 && list.size() != 2;
        for (Object each : list) {
            listOf &= each != null;
        }
        return listOf;
    }

    static int count(Input in, int code) throws IOException {
        return code < HERE ? -1 : Counts.readCount(in);
    }

    static Collection<@Nullable Object> collection(int code, int count) {
        return switch (code) {
            case LINKED_LIST -> new LinkedList<>();
            case HASH_SET -> new HashSet<>(Maps.tableSize(count));
            case LINKED_HASH_SET -> new LinkedHashSet<>(Maps.tableSize(count));
            case TREE_SET -> new TreeSet<>();
            case ARRAY_DEQUE -> new ArrayDeque<>(Counts.capacity(count));
            case VECTOR -> new Vector<>(Counts.capacity(count));
            default -> new ArrayList<>(Counts.capacity(count));
        };
    }

    /** Refuses a container that has fewer elements than were read: two of its keys are equal here. */
    static Object finished(Object gathered, int code, int count) throws IOException {
        int kept = gathered instanceof Map<?, ?> map ? map.size() : ((Collection<?>) gathered).size();
        if (kept != count) {
            throw new InvalidObjectException("A container lost elements, since keys are equal here that were not where they were"
                    + " written: written=" + count + ", kept=" + kept + "; let equals, hashCode and compareTo tell them apart");
        }
        if (code >= Maps.FIRST_MAP) {
            return Maps.finishedMap(gathered, code);
        }
        return code <= ARRAY_DEQUE ? gathered : finishedRare((Collection<?>) gathered, code);
    }

    static Object finishedRare(Collection<?> gathered, int code) throws IOException {
        Object[] elements = gathered.toArray();
        return switch (code) {
            case LIST_OF -> List.of(elements);
            case SET_OF -> Set.of(elements);
            case AS_LIST -> Arrays.asList(elements);
            case EMPTY_LIST -> Collections.emptyList();
            case EMPTY_SET -> Collections.emptySet();
            case SINGLETON_LIST -> Collections.singletonList(Maps.only(elements));
            case SINGLETON -> Collections.singleton(Maps.only(elements));
            case VECTOR -> gathered;
            default -> throw Maps.noContainer(code);
        };
    }
}
