// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * How many names of no class a loader was asked for. It keeps a lock for each one, so that streams could fill the heap with names
 * of an allowed package: behind the bound, a loader is asked for a name if it has the class file, or was seen to have classes
 * without one. Thread-safe.
 */
final class MissingNames {

    /** As the marshaller's. */
    private static final int MOST = 4_096;

    private static final Map<ClassLoader, MissingNames> OF_LOADERS = Collections.synchronizedMap(new WeakHashMap<>());

    private final AtomicInteger count = new AtomicInteger();
    /** A class that the loader found. */
    private volatile @Nullable String found;

    private MissingNames() {}

    static MissingNames of(ClassLoader loader) {
        return OF_LOADERS.computeIfAbsent(loader, any -> new MissingNames());
    }

    boolean mayAsk(ClassLoader loader, String name) {
        String known = found;
        return count.get() < MOST || hasFile(loader, name) || known != null && !hasFile(loader, known);
    }

    private static boolean hasFile(ClassLoader loader, String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    void add() {
        count.incrementAndGet();
    }

    /** Takes a class that is neither the JDK's nor an array's. */
    void found(String name) {
        if (found == null) {
            found = name;
        }
    }
}
