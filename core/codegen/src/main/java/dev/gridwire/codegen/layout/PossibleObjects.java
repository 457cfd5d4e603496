// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.TypeRef;
import java.util.Optional;
import java.util.Set;

/**
 * The objects that a place can hold.
 *
 * @param type the declared type, with variables and wildcards replaced by their bounds
 * @param candidates the user classes that an object here can have; the platform's are not listed
 * @param container the place that encloses an inner one
 * @param occurrence how often the place occurs in its owner or container
 */
record PossibleObjects(
        Place place,
        TypeRef type,
        Identity identity,
        Set<String> candidates,
        Optional<Place> container,
        Occurrence occurrence) {

    /** Tells whether it matters which of two equal objects is there. */
    enum Identity {
        NONE,
        KEPT,
        HINTED_UNIQUE
    }

    /** Tells how often a place occurs in one owner or container. */
    enum Occurrence {
        ONCE,
        OFTEN
    }

    boolean keepsIdentity() {
        return identity == Identity.KEPT;
    }
}
