// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Optional;

/**
 * Where a class is declared.
 *
 * @param enclosingClass binary name of the class around it; empty at top level
 * @param nestHost binary name of the class whose nest it belongs to (JVMS 4.7.28), itself if none other
 */
public record Nesting(Place place, Optional<String> enclosingClass, String nestHost) {

    /** The nesting of a class that stands for itself. */
    public static Nesting topLevel(String name) {
        return new Nesting(Place.TOP_LEVEL, Optional.empty(), name);
    }

    /** The sort of place. A {@link #MEMBER} whose class is not static, and is no interface, is an inner class. */
    public enum Place {
        TOP_LEVEL,
        MEMBER,
        LOCAL,
        ANONYMOUS
    }
}
