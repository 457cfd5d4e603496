// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.Set;

/**
 * The classes that an object graph can hold in addition to those that its slots declare.
 *
 * @param classes the binary names of user classes that may stand where a supertype is declared; the platform's containers and
 *     leaves are always known
 */
public record World(Openness openness, Set<String> classes) {

    /** Copies the set. */
    public World {
        classes = Set.copyOf(classes);
    }

    /** Tells whether there may be more classes. */
    public enum Openness {
        /** Any class may occur where the declared class can have subclasses, and may hold anything. */
        OPEN,
        /** Only the declared classes, permitted subclasses of sealed classes, and the listed classes may occur. */
        CLOSED
    }

    /** Returns the world in which any class may occur. */
    public static World open() {
        return new World(Openness.OPEN, Set.of());
    }

    /**
     * Returns a world of known classes. A codec that relies on it must check for others: an object whose class is not in
     * {@link SharingAnalysis#classes()} invalidates the analysis.
     */
    public static World closed(Set<String> classes) {
        return new World(Openness.CLOSED, classes);
    }
}
