// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import java.lang.reflect.Modifier;
import java.util.Hashtable;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The abstract superclasses of allowed classes that streams named, which stand in those streams for their fields. Hazelcast's
 * filter is told a name and not its place: one of a class that is not abstract could stand for an object. So could Hashtable, the
 * superclass of Properties; but a member that joins is sent Properties in the configuration of a map that was added at run time.
 * Thread-safe.
 */
final class ReadSuperclasses {

    private final ClassLoader loader;
    /** Allowed classes that are there: no more than the application has. */
    private final Set<String> noted = ConcurrentHashMap.newKeySet();
    private final Set<String> names = ConcurrentHashMap.newKeySet();

    ReadSuperclasses(ClassLoader loader) {
        this.loader = loader;
    }

    /** Notes those of a class that is let in, and so looked for next. */
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
            // Hazelcast says so itself.
        }
    }

    boolean contains(String className) {
        return names.contains(className);
    }
}
