// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.ArrayList;
import java.util.List;

/** The shape of a value's bytes in a stream: a tree down to the elements. */
public sealed interface ValueShape {

    /** Returns the inner shapes: those of elements, keys and values. */
    default List<ValueShape> inner() {
        return List.of();
    }

    /** Returns the objects that are written in place here. */
    default List<Body> bodies() {
        List<Body> bodies = new ArrayList<>();
        if (this instanceof Body body) {
            bodies.add(body);
        }
        for (ValueShape each : inner()) {
            bodies.addAll(each.bodies());
        }
        return bodies;
    }

    /** Tells how a reader recognises null, and objects of classes other than the declared one. */
    enum Presence {
        /** A byte in front tells: null, an object of the declared class, or another object, which {@code writeObject} wrote. */
        FLAGGED,
        /** Like FLAGGED, but null is refused. */
        REQUIRED,
        /** There is no mark: null and other classes are refused. */
        BARE
    }

    /** Tells whether null is accepted, where its mark costs nothing. */
    enum Null {
        NULLABLE,
        NON_NULL
    }

    /** Tells how a lone surrogate is treated, if the stream would replace it. */
    enum Surrogates {
        /** It is kept, so each text must be checked. */
        KEPT,
        /** The stream replaces it by a question mark. */
        LEFT_TO_STREAM
    }

    /** Tells how an enum constant is named. */
    enum Naming {
        BY_NAME,
        BY_ORDINAL
    }

    /** A primitive in the stream's own form. */
    record Primitive(PrimitiveType type) implements ValueShape {}

    /** A box. */
    record Box(PrimitiveType type, Presence presence) implements ValueShape {}

    /** A text. */
    record Text(Null nulls, Surrogates surrogates) implements ValueShape {}

    /** A constant of an enum. */
    record Constant(String typeName, Naming naming, Null nulls) implements ValueShape {}

    /** A platform value that the support class can write. */
    record Value(String typeName, Presence presence) implements ValueShape {}

    /** An array of primitives. */
    record PrimitiveArray(PrimitiveType type, Null nulls) implements ValueShape {}

    /**
     * An object of a class with the same form, whose levels are written in place.
     *
     * @param depth whether such objects can be nested without limit
     */
    record Body(String typeName, Presence presence, Depth depth) implements ValueShape {}

    /** Tells whether objects can be nested without limit. */
    enum Depth {
        BOUNDED,
        CYCLIC
    }

    /** A collection: a code for its class, a count, the elements. */
    record Sequence(ValueShape element, Null nulls) implements ValueShape {
        @Override
        public List<ValueShape> inner() {
            return List.of(element);
        }
    }

    /** A map: a code for its class, a count, keys and values in turn. */
    record Mapping(ValueShape key, ValueShape value, Null nulls) implements ValueShape {
        @Override
        public List<ValueShape> inner() {
            return List.of(key, value);
        }
    }

    /**
     * An array of references: a count, the elements.
     *
     * @param component the descriptor of the component type
     */
    record ReferenceArray(String component, ValueShape element, Null nulls) implements ValueShape {
        @Override
        public List<ValueShape> inner() {
            return List.of(element);
        }
    }

    /** Any object, written by the stream's {@code writeObject}. */
    record Anything(Null nulls) implements ValueShape {}
}
