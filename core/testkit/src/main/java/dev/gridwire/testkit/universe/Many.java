// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A model of an array or container, outside any virtual machine. The keys of a map are the indices of the elements. */
final class Many {

    /** The kind of array or container. */
    enum Shape {
        ARRAY,
        ARRAY_LIST,
        LINKED_LIST,
        HASH_SET_OF_STRINGS,
        HASH_MAP
    }

    final Shape shape;
    /** For an array, the id of its element class; empty for Strings. */
    final String own;
    final List<@Nullable Object> elements = new ArrayList<>();

    /** Returns the shape that it has in a field of a kind. An array and a list of its elements can stand for each other. */
    Shape shape(Kind kind) {
        return kind == Kind.ARRAY ? Shape.ARRAY : shape == Shape.ARRAY && kind.isList() ? Shape.ARRAY_LIST : shape;
    }

    Many(Shape shape, String own) {
        this.shape = shape;
        this.own = own;
    }
}
