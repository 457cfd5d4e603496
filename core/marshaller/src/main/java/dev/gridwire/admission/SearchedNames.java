// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the names from payloads that a class loader was asked for. A parallel-capable loader keeps a lock for each name,
 * whether it finds a class or not ({@code ClassLoader.getClassLoadingLock}). So payloads could fill the heap with names of no
 * class. Therefore, after {@value #MOST_MISSING} different names without a class, the loader is asked only for names that have a
 * class file. A loader that is known to have classes without files is asked all the same. Thread-safe.
 */
public final class SearchedNames {

    /** Takes some megabytes at a thousand characters a name. */
    static final int MOST_MISSING = 4_096;

    private final ClassLoader loader;
    /** Holds no more names than the loader has classes. */
    private final Set<String> found = ConcurrentHashMap.newKeySet();
    /** Asking for one of these again costs nothing. */
    private final Set<String> missing = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Boolean someLackFiles;
    private final AtomicInteger missingCount = new AtomicInteger();

    SearchedNames(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Requires that the loader may be asked for a name.
     *
     * @throws ClassNotFoundException if too many names had no class, and this one has no class file
     */
    void require(String name) throws ClassNotFoundException {
        if (!found.contains(name) && !mayAsk(name)) {
            throw new ClassNotFoundException(name + ", without a class file, after " + MOST_MISSING + " names in vain");
        }
    }

    /** Notes the name of a class that the loader found. */
    void found(String name) {
        found.add(name);
    }

    /** Notes a name that the loader found no class for. */
    void missing(String name) {
        if (missingCount.get() < MOST_MISSING && missing.add(name)) {
            missingCount.incrementAndGet();
        }
    }

    private boolean mayAsk(String name) {
        return missingCount.get() < MOST_MISSING || missing.contains(name) || hasFile(name) || someLackFiles();
    }

    /** The JDK's loaders cache these answers as well, but by soft references, which are cleared before memory runs out. */
    private boolean hasFile(String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    /** Computed once: a class found later has a file, or does not matter. */
    private boolean someLackFiles() {
        Boolean known = someLackFiles;
        if (known == null) {
            known = !found.stream().allMatch(this::hasFile);
            someLackFiles = known;
        }
        return known;
    }
}
