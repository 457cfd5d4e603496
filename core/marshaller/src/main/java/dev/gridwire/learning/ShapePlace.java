// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.ReferenceSlot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place of a graph for references, and what objects may stand there. No record: two places are never the same. */
final class ShapePlace {

    private final ReferenceSlot.Form form;
    private final boolean isRepeated;
    private final @Nullable Shape declared;
    private final List<Shape> named;

    /**
     * Makes a place.
     *
     * @param isRepeated whether there are several in one object, as elements
     * @param declared objects of exactly the declared class, which the bytes do not name; null if there are none
     * @param named others
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

    /** All that may stand here. */
    List<Shape> shapes() {
        List<Shape> all = new ArrayList<>(named);
        if (declared != null) {
            all.add(declared);
        }
        return all;
    }
}
