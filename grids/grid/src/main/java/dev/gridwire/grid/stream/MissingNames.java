// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Counts the names that a loader was asked for in vain. A loader keeps a lock for each name, so streams could fill the heap
 * with names in an allowed package. Beyond the limit, the loader is asked for a name only if it has the class file, or if it is
 * known to have classes without files. Thread-safe.
 */
final class MissingNames {

    /** The same limit as the marshaller's. */
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

    /** Notes a found class, which is neither the JDK's nor an array. */
    void found(String name) {
        if (found == null) {
            found = name;
        }
    }
}
