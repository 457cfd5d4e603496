// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.Set;

/**
 * The classes that an object graph can hold besides those that its slots declare.
 *
 * @param classes binary names of user classes that may stand where a supertype is declared; the platform's containers and
 *     leaves are always known
 */
public record World(Openness openness, Set<String> classes) {

    /** Copies the set. */
    public World {
        classes = Set.copyOf(classes);
    }

    /** Whether there may be more. */
    public enum Openness {
        /** Any class may turn up where the declared one can have subclasses, and hold whatever it likes. */
        OPEN,
        /** Only the declared classes, permitted subclasses of sealed ones, and the listed ones. */
        CLOSED
    }

    /** The world in which any class may turn up. */
    public static World open() {
        return new World(Openness.OPEN, Set.of());
    }

    /**
     * A world of known classes. Who relies on it must look out for others: an object whose class is not among
     * {@link SharingAnalysis#classes()} makes the analysis void.
     */
    public static World closed(Set<String> classes) {
        return new World(Openness.CLOSED, classes);
    }
}
