// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import java.util.Set;

/** Knows at once which classes it does not have, so that the cost of a search is not counted as the marshaller's. */
final class NarrowLoader extends ClassLoader {

    private final String prefix;
    private final Set<String> known;

    /**
     * Knows some names.
     *
     * @param prefix of names of which no others are there
     */
    NarrowLoader(ClassLoader parent, String prefix, Set<String> known) {
        super(parent);
        this.prefix = prefix;
        this.known = Set.copyOf(known);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith(prefix) && !known.contains(name)) {
            throw new ClassNotFoundException(name);
        }
        return super.loadClass(name, resolve);
    }
}
