// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.ArrayList;
import java.util.List;

/** The shape of a value's bytes in a stream: a tree down to the elements. */
public sealed interface ValueShape {

    /** The shapes inside: of elements, keys and values. */
    default List<ValueShape> inner() {
        return List.of();
    }

    /** The objects that are written in place here. */
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
    record Primitive(PrimitiveType type) implements ValueShape {}

    /** A box. */
    record Box(PrimitiveType type, Presence presence) implements ValueShape {}

    /** A text. */
    record Text(Null nulls, Surrogates surrogates) implements ValueShape {}

    /** A constant of an enum. */
    record Constant(String typeName, Naming naming, Null nulls) implements ValueShape {}

    /** A value of the platform that the support class knows. */
    record Value(String typeName, Presence presence) implements ValueShape {}

    /** An array of primitives. */
    record PrimitiveArray(PrimitiveType type, Null nulls) implements ValueShape {}

    /**
     * An object of a class that has the same form: its levels, in place.
     *
     * @param depth whether such objects can be nested without end
     */
    record Body(String typeName, Presence presence, Depth depth) implements ValueShape {}

    /** Whether objects can be nested without end. */
    enum Depth {
        BOUNDED,
        CYCLIC
    }

    /** A collection: a code of its class, a count, the elements. */
    record Sequence(ValueShape element, Null nulls) implements ValueShape {
        @Override
        public List<ValueShape> inner() {
            return List.of(element);
        }
    }

    /** A map: a code of its class, a count, keys and values in turn. */
    record Mapping(ValueShape key, ValueShape value, Null nulls) implements ValueShape {
        @Override
        public List<ValueShape> inner() {
            return List.of(key, value);
        }
    }

    /**
     * An array of references: a count, the elements.
     *
     * @param component descriptor of the component type
     */
    record ReferenceArray(String component, ValueShape element, Null nulls) implements ValueShape {
        @Override
        public List<ValueShape> inner() {
            return List.of(element);
        }
    }

    /** Any object, as the stream's {@code writeObject} writes it. */
    record Anything(Null nulls) implements ValueShape {}
}
