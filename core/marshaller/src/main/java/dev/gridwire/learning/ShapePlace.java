// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.ReferenceSlot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place for references in a graph, with the objects that may stand there. It is not a record, because two places are never the
 * same.
 */
final class ShapePlace {

    private final ReferenceSlot.Form form;
    private final boolean isRepeated;
    private final @Nullable Shape declared;
    private final List<Shape> named;

    /**
     * Makes a place.
     *
     * @param isRepeated whether one object contains the place several times, as for elements
     * @param declared the shape of objects of exactly the declared class, which the bytes do not name; null if there are none
     * @param named the other shapes
     */
    ShapePlace(ReferenceSlot.Form form, boolean isRepeated, @Nullable Shape declared, List<Shape> named) {
        this.form = form;
        this.isRepeated = isRepeated;
        this.declared = declared;
        this.named = List.copyOf(named);
    }

    ReferenceSlot.Form form() {
        return form;
    }

    boolean isRepeated() {
        return isRepeated;
    }

    @Nullable Shape declared() {
        return declared;
    }

    List<Shape> named() {
        return named;
    }

    /** Returns all shapes that may stand here. */
    List<Shape> shapes() {
        List<Shape> all = new ArrayList<>(named);
        if (declared != null) {
            all.add(declared);
        }
        return all;
    }
}
