// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.io.Serializable;
import java.text.DecimalFormatSymbols;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Finds the state that an object holds in the closed fields of a JDK class. */
final class PlatformState {

    /** Views, whose backing container is also a part. */
    private static final List<String> BY_SERIAL_FORM = List.of("java.util.Collections$", "java.util.Arrays$");

    private PlatformState() {}

    /**
     * Makes a throwable compute the values that it computes when it is first asked for its message, before its fields are
     * compared.
     */
    static void settle(Throwable throwable) {
        try {
            throwable.getMessage();
        } catch (RuntimeException e) {
            // It fails again when its message is compared.
        }
    }

    static void of(Class<?> level, Object object, StringBuilder facts, List<Part> ordered, List<Part> unordered) {
        if (object instanceof DecimalFormatSymbols symbols) {
            // The symbols find their currency when they are first asked for it.
            symbols.getCurrencySymbol();
        }
        boolean isView = BY_SERIAL_FORM.stream().anyMatch(level.getName()::startsWith);
        if (isView || !byElements(object, facts, ordered, unordered)) {
            if (object instanceof Serializable) {
                SerialForm.of(object, facts, ordered);
            }
        }
    }

    private static boolean byElements(Object object, StringBuilder facts, List<Part> ordered, List<Part> unordered) {
        try {
            return isHolder(object, facts, ordered) || isContainer(object, ordered, unordered);
        } catch (RuntimeException e) {
            // A user's own iterator may do anything, and in an object that lost data it does.
            facts.append("elements fail with ").append(e.getClass().getName()).append(';');
            return true;
        }
    }

    private static boolean isHolder(Object object, StringBuilder facts, List<Part> ordered) {
        if (object instanceof Throwable throwable) {
            ofThrowable(throwable, facts, ordered);
        } else if (object instanceof StackTraceElement line) {
            facts.append(text(line));
        } else if (object instanceof StringBuilder || object instanceof StringBuffer || object instanceof BitSet) {
            facts.append(object);
        } else if (object instanceof GregorianCalendar calendar) {
            // Java's bytes also contain how often a field was set.
            facts.append(calendar).append(calendar.getGregorianChange().getTime());
        } else if (object instanceof Optional<?> optional) {
            ordered.add(new Part(".get()", optional.isPresent() ? optional.get() : null));
        } else if (object instanceof AtomicReference<?> reference) {
            ordered.add(new Part(".get()", reference.get()));
        } else if (object instanceof AtomicReferenceArray<?> array) {
            for (int i = 0; i < array.length(); i++) {
                ordered.add(new Part("[" + i + "]", array.get(i)));
            }
        } else if (object instanceof Map.Entry<?, ?> entry) {
            ordered.add(new Part(".key", entry.getKey()));
            ordered.add(new Part(".value", entry.getValue()));
        } else {
            return false;
        }
        return true;
    }

    /**
     * Collects the facts that public methods return. They do not tell whether a cause can still be set, or whether anything can
     * be suppressed.
     */
    private static void ofThrowable(Throwable throwable, StringBuilder facts, List<Part> ordered) {
        facts.append(throwable.getMessage()).append(';');
        for (StackTraceElement line : throwable.getStackTrace()) {
            facts.append(text(line)).append(';');
        }
        ordered.add(new Part(".cause", throwable.getCause()));
        for (Throwable suppressed : throwable.getSuppressed()) {
            ordered.add(new Part(".suppressed", suppressed));
        }
    }

    /** Returns everything that {@code equals} compares, which does not include how the line is printed. */
    private static String text(StackTraceElement line) {
        return String.join("/", line.getClassLoaderName(), line.getModuleName(), line.getModuleVersion(), line.getClassName(),
                line.getMethodName(), line.getFileName(), String.valueOf(line.getLineNumber()));
    }

    private static boolean isContainer(Object object, List<Part> ordered, List<Part> unordered) {
        if (object instanceof Map<?, ?> map) {
            boolean inOrder = object instanceof SortedMap || object instanceof LinkedHashMap || object instanceof EnumMap;
            entries(map, inOrder ? ordered : unordered);
            if (object instanceof SortedMap<?, ?> sorted) {
                ordered.add(new Part(".comparator()", sorted.comparator()));
            }
            return true;
        }
        if (object instanceof Collection<?> collection) {
            Anatomy.elements(collection, isOrdered(collection) ? ordered : unordered);
            addComparator(collection, ordered);
            return true;
        }
        return false;
    }

    private static boolean isOrdered(Collection<?> collection) {
        return !(collection instanceof Set) || collection instanceof SortedSet || collection instanceof LinkedHashSet
                || collection instanceof EnumSet || collection instanceof CopyOnWriteArraySet;
    }

    private static void addComparator(Collection<?> collection, List<Part> ordered) {
        if (collection instanceof SortedSet<?> sorted) {
            ordered.add(new Part(".comparator()", sorted.comparator()));
        } else if (collection instanceof PriorityQueue<?> queue) {
            ordered.add(new Part(".comparator()", queue.comparator()));
        }
    }

    private static void entries(Map<?, ?> map, List<Part> parts) {
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Object key = entry.getKey();
            String label = key != null && Values.isValue(key) ? Values.text(key) : String.valueOf(parts.size());
            parts.add(new Part("{" + label + "}", key, entry.getValue()));
        }
    }
}
