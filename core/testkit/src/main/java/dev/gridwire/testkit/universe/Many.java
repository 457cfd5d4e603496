// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An array or container, in no virtual machine. A map's keys are the elements' places. */
final class Many {

    /** Which one it is. */
    enum Shape {
        ARRAY,
        ARRAY_LIST,
        LINKED_LIST,
        HASH_SET_OF_STRINGS,
        HASH_MAP
    }

    final Shape shape;
    /** Of an array, the id of its elements' class; empty for Strings. */
    final String own;
    final List<@Nullable Object> elements = new ArrayList<>();

    /** The shape that it has in a field of a kind: an array and a list of its elements may stand for each other. */
    Shape shape(Kind kind) {
        return kind == Kind.ARRAY ? Shape.ARRAY : shape == Shape.ARRAY && kind.isList() ? Shape.ARRAY_LIST : shape;
    }

    Many(Shape shape, String own) {
        this.shape = shape;
        this.own = own;
    }
}
