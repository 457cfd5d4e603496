// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** Finds its parent's classes, and notes which of some names it was asked for. */
final class Watching extends ClassLoader {

    private final Predicate<String> isWatched;
    private final Set<String> asked = ConcurrentHashMap.newKeySet();

    Watching(Predicate<String> isWatched, ClassLoader parent) {
        super(parent);
        this.isWatched = isWatched;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (isWatched.test(name)) {
            asked.add(name);
        }
        return super.loadClass(name, resolve);
    }

    /** Forgets all requests so far. */
    void forget() {
        asked.clear();
    }

    /** The watched names that it was asked for. */
    Set<String> asked() {
        return asked;
    }
}
