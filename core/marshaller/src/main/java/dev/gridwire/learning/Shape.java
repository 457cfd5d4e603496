// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The shape of objects of one class in one place of a graph.
 *
 * @param jdkType null for a user class and for an array of references
 * @param recursion whether objects of this class are nested inside others of it
 * @param turn the levels from the surrounding object of the class to this one, if it is nested inside it; otherwise 0
 * @param places the places in the object: the slots of a user class, the elements of a container, or a map's keys and values; a
 *     sorted container's comparator follows
 * @param walked the place of objects that the general walk writes and reads; null for others
 * @param isMixed whether the objects are strings of which some are beyond Latin-1
 */
record Shape(
        Class<?> javaClass,
        Codec codec,
        @Nullable JdkType jdkType,
        Recursion recursion,
        int turn,
        List<ShapePlace> places,
        @Nullable Walked walked,
        boolean isMixed) {

    /**
     * A place for the general walk.
     *
     * @param level the level of the place
     */
    record Walked(ReferenceSlot slot, int level) {}

    /** Tells whether objects of a class are nested inside others of it, to any number of levels. */
    enum Recursion {
        /** They are not. */
        NONE,
        /** They are nested inside this one. */
        AROUND,
        /** This one is nested inside another, whose places it shares. */
        INSIDE
    }

    /** Copies the list. */
    Shape {
        places = List.copyOf(places);
    }

    /** Returns the classes in such a graph whose objects may have unknown fields. */
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

    /** Returns whether it is a container that hashes or compares objects with an identity. */
    boolean hashesObjects() {
        return isKeyed() && places.get(0).shapes().stream().anyMatch(each -> each.codec().hasIdentity());
    }

    /** Returns whether it is a container that hashes or compares its keys or elements. */
    boolean isKeyed() {
        return jdkType != null && !places.isEmpty() && jdkType.container().hashing().isKeyed();
    }

    /** Returns whether it holds values alone, so that nothing in it can lead to a surrounding object. */
    boolean holdsValues() {
        return places.stream().flatMap(place -> place.shapes().stream())
                .allMatch(each -> each.places().isEmpty() && each.walked() == null && !each.codec().hasIdentity());
    }

    /** Returns whether nothing in it is hashed or compared, nested inside its own class, or in another state of its class. */
    boolean canBeKey() {
        boolean isAdapted = codec instanceof UserCodec user && user.adaptedBody() != null;
        return !isKeyed() && walked == null && !isAdapted && recursion == Recursion.NONE
                && places.stream().allMatch(place -> place.shapes().stream().allMatch(Shape::canBeKey));
    }

    /** Returns the shape of strings. */
    static Shape text(Codec codec, boolean isMixed) {
        return new Shape(String.class, codec, JdkType.STRING, Recursion.NONE, 0, List.of(), null, isMixed);
    }

    /** Returns a shape that is not nested inside itself. */
    static Shape plain(Class<?> javaClass, Codec codec, @Nullable JdkType jdkType, List<ShapePlace> places) {
        return new Shape(javaClass, codec, jdkType, Recursion.NONE, 0, places, null, false);
    }
}
