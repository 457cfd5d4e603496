// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.ArrayList;
import java.util.List;

/** The shape of a value's bytes in a stream: a tree down to the elements. */
public sealed interface Shape {

    /** The shapes inside: of elements, keys and values. */
    default List<Shape> inner() {
        return List.of();
    }

    /** The objects that are written in place here. */
    default List<Body> bodies() {
        List<Body> bodies = new ArrayList<>();
        if (this instanceof Body body) {
            bodies.add(body);
        }
        for (Shape each : inner()) {
            bodies.addAll(each.bodies());
        }
        return bodies;
    }

    /** The sign by which a reader knows null, and objects of other classes than the declared one. */
    enum Presence {
        /** A byte before it says: null, of the class, or another object, which follows by {@code writeObject}. */
        FLAGGED,
        /** As FLAGGED, but null is refused. */
        REQUIRED,
        /** By nothing: null and other classes are refused. */
        BARE
    }

    /** Whether null is taken, where its mark costs nothing. */
    enum Null {
        NULLABLE,
        NON_NULL
    }

    /** The treatment of a surrogate that stands alone, where the stream would replace it. */
    enum Surrogates {
        /** It is kept, for which each text is looked at. */
        KEPT,
        /** The stream replaces it by a question mark. */
        LEFT_TO_STREAM
    }

    /** The name of an enum's constant. */
    enum Naming {
        BY_NAME,
        BY_ORDINAL
    }

    /** A primitive, as the stream writes it. */
    record Primitive(PrimitiveType type) implements Shape {}

    /** A box. */
    record Box(PrimitiveType type, Presence presence) implements Shape {}

    /** A text. */
    record Text(Null nulls, Surrogates surrogates) implements Shape {}

    /** A constant of an enum. */
    record Constant(String typeName, Naming naming, Null nulls) implements Shape {}

    /** A value of the platform that the support class knows. */
    record Value(String typeName, Presence presence) implements Shape {}

    /** An array of primitives. */
    record PrimitiveArray(PrimitiveType type, Null nulls) implements Shape {}

    /**
     * An object of a class that has the same form: its levels, in place.
     *
     * @param depth whether such objects can be nested without end
     */
    record Body(String typeName, Presence presence, Depth depth) implements Shape {}

    /** Whether objects can be nested without end. */
    enum Depth {
        BOUNDED,
        CYCLIC
    }

    /** A collection: a code of its class, a count, the elements. */
    record Sequence(Shape element, Null nulls) implements Shape {
        @Override
        public List<Shape> inner() {
            return List.of(element);
        }
    }

    /** A map: a code of its class, a count, keys and values in turn. */
    record Mapping(Shape key, Shape value, Null nulls) implements Shape {
        @Override
        public List<Shape> inner() {
            return List.of(key, value);
        }
    }

    /**
     * An array of references: a count, the elements.
     *
     * @param component descriptor of the component type
     */
    record ReferenceArray(String component, Shape element, Null nulls) implements Shape {
        @Override
        public List<Shape> inner() {
            return List.of(element);
        }
    }

    /** Any object, as the stream's {@code writeObject} writes it. */
    record Anything(Null nulls) implements Shape {}
}
