// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import java.lang.reflect.Modifier;
import java.util.Hashtable;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Remembers the abstract superclasses of allowed classes that streams named, which those streams contain for their fields.
 * Hazelcast's filter receives a name without its place in the stream, so the name of a class that is not abstract could stand
 * for an object. So could that of Hashtable, the superclass of Properties, but it is noted all the same: a joining member
 * receives Properties in the configuration of a map added at run time. Thread-safe.
 */
final class ReadSuperclasses {

    private final ClassLoader loader;
    /** Loaded classes that are allowed: no more than the application has. */
    private final Set<String> noted = ConcurrentHashMap.newKeySet();
    private final Set<String> names = ConcurrentHashMap.newKeySet();

    ReadSuperclasses(ClassLoader loader) {
        this.loader = loader;
    }

    /** Notes the superclasses of an allowed class, which the reader looks up next. */
    void note(String className) {
        if (noted.contains(className) || className.startsWith("[")) {
            return;
        }
        try {
            Class<?> type = Class.forName(className, false, loader);
            for (Class<?> each = type.getSuperclass(); each != null; each = each.getSuperclass()) {
                if (Modifier.isAbstract(each.getModifiers()) || each == Hashtable.class) {
                    names.add(each.getName());
                }
            }
            noted.add(className);
        } catch (ClassNotFoundException | LinkageError e) {
            // Hazelcast itself reports the missing class.
        }
    }

    boolean contains(String className) {
        return names.contains(className);
    }
}
