// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The names that payloads said and a class loader was asked for. A parallel-capable loader keeps a lock for each, found or not
 * ({@code ClassLoader.getClassLoadingLock}), so payloads could fill the heap with names of no class. Hence, when
 * {@value #MOST_MISSING} different names were in vain, only names of which the loader has a class file are asked for. A loader
 * that was seen to have classes without files is asked all the same. Thread-safe.
 */
public final class SearchedNames {

    /** At a thousand characters each, some megabytes. */
    static final int MOST_MISSING = 4_096;

    private final ClassLoader loader;
    /** Of classes: no more than the loader has. */
    private final Set<String> found = ConcurrentHashMap.newKeySet();
    /** To ask for one of them again costs nothing. */
    private final Set<String> missing = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Boolean someLackFiles;
    private final AtomicInteger missingCount = new AtomicInteger();

    SearchedNames(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Lets a name pass for which the loader may be asked.
     *
     * @throws ClassNotFoundException if too many were in vain, and there is no class file
     */
    void require(String name) throws ClassNotFoundException {
        if (!found.contains(name) && !mayAsk(name)) {
            throw new ClassNotFoundException(name + ", without a class file, after " + MOST_MISSING + " names in vain");
        }
    }

    /** Takes the name of a class that the loader gave. */
    void found(String name) {
        found.add(name);
    }

    /** Takes a name for which there was none. */
    void missing(String name) {
        if (missingCount.get() < MOST_MISSING && missing.add(name)) {
            missingCount.incrementAndGet();
        }
    }

    private boolean mayAsk(String name) {
        return missingCount.get() < MOST_MISSING || missing.contains(name) || hasFile(name) || someLackFiles();
    }

    /** The JDK's loaders keep these answers as well, but softly: they go before the memory ends. */
    private boolean hasFile(String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    /** Asked once: what is found later has a file, or does not matter. */
    private boolean someLackFiles() {
        Boolean known = someLackFiles;
        if (known == null) {
            known = !found.stream().allMatch(this::hasFile);
            someLackFiles = known;
        }
        return known;
    }
}
