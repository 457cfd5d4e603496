// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Objects of one class in one place of a graph.
 *
 * @param jdkType null for a class of the user's and for an array of references
 * @param recursion whether objects of this class stand inside of such objects
 * @param places in the object: the slots of a class of the user's, or the elements of a container, or a map's keys and values;
 *     of a sorted one its comparator, too, behind them
 * @param isMixed whether they are strings, some of which are beyond Latin-1
 */
record Shape(
        Class<?> javaClass,
        Codec codec,
        @Nullable JdkType jdkType,
        Recursion recursion,
        List<ShapePlace> places,
        boolean isMixed) {

    /** Whether objects of a class stand inside of such objects, of which there are any number of levels then. */
    enum Recursion {
        /** No. */
        NONE,
        /** Inside of this one. */
        AROUND,
        /** Around this one, which has the places of the one around. */
        INSIDE
    }

    /** Copies the list. */
    Shape {
        places = List.copyOf(places);
    }

    /** The classes in such a graph whose objects may have unknown fields. */
    Set<Class<?>> classesWithUnknownFields() {
        Set<Class<?>> found = new HashSet<>();
        addTo(found, Collections.newSetFromMap(new IdentityHashMap<>()));
        return found;
    }

    private void addTo(Set<Class<?>> found, Set<Shape> met) {
        if (!met.add(this)) {
            return;
        }
        if (codec.mayHaveUnknownFields()) {
            found.add(javaClass);
        }
        for (ShapePlace place : places) {
            place.shapes().forEach(each -> each.addTo(found, met));
        }
    }

    /** Whether it is a container that hashes or compares objects with an identity. */
    boolean hashesObjects() {
        return isKeyed() && places.get(0).shapes().stream().anyMatch(each -> each.codec().hasIdentity());
    }

    /** Whether it is a container that hashes or compares its keys or elements. */
    boolean isKeyed() {
        return jdkType != null && !places.isEmpty() && jdkType.container().hashing().isKeyed();
    }

    /** Whether it holds values alone, so that nothing that it holds can lead to an object around it. */
    boolean holdsValues() {
        return places.stream().flatMap(place -> place.shapes().stream())
                .allMatch(each -> each.places().isEmpty() && !each.codec().hasIdentity());
    }

    /** Whether nothing in it is hashed or compared, stands inside of its own kind, or is of another state of its class. */
    boolean canBeKey() {
        boolean isAdapted = codec instanceof UserCodec user && user.adaptedBody() != null;
        return !isKeyed() && !isAdapted && recursion == Recursion.NONE
                && places.stream().allMatch(place -> place.shapes().stream().allMatch(Shape::canBeKey));
    }

    /** Strings. */
    static Shape text(Codec codec, boolean isMixed) {
        return new Shape(String.class, codec, JdkType.STRING, Recursion.NONE, List.of(), isMixed);
    }

    /** A shape that no such object stands in. */
    static Shape plain(Class<?> javaClass, Codec codec, @Nullable JdkType jdkType, List<ShapePlace> places) {
        return new Shape(javaClass, codec, jdkType, Recursion.NONE, places, false);
    }
}
