// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Optional;

/**
 * Tells where a class is declared.
 *
 * @param enclosingClass the binary name of the enclosing class; empty at top level
 * @param nestHost the binary name of the host of the class's nest (JVMS 4.7.28), which may be the class itself
 */
public record Nesting(Place place, Optional<String> enclosingClass, String nestHost) {

    /** Returns the nesting of a top-level class. */
    public static Nesting topLevel(String name) {
        return new Nesting(Place.TOP_LEVEL, Optional.empty(), name);
    }

    /** The kind of place. A {@link #MEMBER} is an inner class if it is not static and not an interface. */
    public enum Place {
        TOP_LEVEL,
        MEMBER,
        LOCAL,
        ANONYMOUS
    }
}
