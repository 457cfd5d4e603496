// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.learning.Shape.Recursion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts where in a graph objects of each class occur. Guards enforce the shape of a graph, so the counts are reliable. If a
 * class occurs in one place that is not repeated, its object cannot be met twice.
 */
final class ShapeOccurrences {

    private final Map<Class<?>, List<Occurrence>> byClass = new HashMap<>();

    private final Set<Codec> named = new HashSet<>();
    private boolean namesTwice;
    private boolean hasWalked;

    private record Occurrence(ShapePlace place, boolean isInsideRepeated) {}

    /** The treatment that objects of a class in a place need. */
    enum Treatment {
        /** None. */
        NONE,
        /** No two elements of the one container may be the same. */
        DISTINCT,
        /** Each object must be compared with all objects met before. */
        TRACKED
    }

    static ShapeOccurrences of(Shape root) {
        ShapeOccurrences found = new ShapeOccurrences();
        found.named.add(root.codec());
        found.add(root, false);
        return found;
    }

    private void add(Shape shape, boolean isInRepeated) {
        boolean isRepeated = isInRepeated || shape.recursion() == Recursion.AROUND;
        // The heads of these also name the enum.
        namesTwice |= shape.jdkType() == JdkType.ENUM_MAP || shape.jdkType() == JdkType.ENUM_SET;
        for (ShapePlace place : shape.places()) {
            // A container names the type of its elements once if all have the same type; an array names it for each.
            boolean namesEach = place.isRepeated() && (place.named().size() > 1 || shape.javaClass().isArray());
            for (Shape each : place.named()) {
                name(each.codec(), isRepeated || namesEach);
            }
            for (Shape each : place.shapes()) {
                hasWalked |= each.walked() != null;
                if (each.codec().hasIdentity()) {
                    byClass.computeIfAbsent(each.javaClass(), unused -> new ArrayList<>())
                            .add(new Occurrence(place, isRepeated));
                }
                add(each, isRepeated || place.isRepeated());
            }
        }
    }

    private void name(Codec codec, boolean isRepeated) {
        if (codec.name() instanceof TypeName.ArrayOf array) {
            name(array.component(), isRepeated);
        } else if (!(codec.name() instanceof TypeName.Numbered)) {
            namesTwice |= isRepeated || !named.add(codec);
        }
    }

    /** Returns whether a payload may name a user class by its place, because the class was named before. */
    boolean namesTwice() {
        return namesTwice || hasWalked;
    }

    /** Returns whether there are objects that the general walk writes and reads. */
    boolean hasWalked() {
        return hasWalked;
    }

    /** Returns the classes of the objects with an identity. */
    Set<Class<?>> classes(Shape root) {
        Set<Class<?>> classes = new HashSet<>(byClass.keySet());
        classes.add(root.javaClass());
        return classes;
    }

    /** Returns which references can lead to objects of a class, in graphs that share objects. */
    ValueWithHandle.Kind kind(Shape shape) {
        if (!shape.codec().hasIdentity()) {
            return ValueWithHandle.Kind.NO_IDENTITY;
        }
        if (treatment(shape) == Treatment.NONE) {
            return ValueWithHandle.Kind.ONCE;
        }
        return isMadeOfParts(shape) ? ValueWithHandle.Kind.OF_PARTS : ValueWithHandle.Kind.ANY;
    }

    /**
     * Returns whether objects can be made only after everything that they hold has been read, so that nothing in them can refer
     * to them.
     */
    static boolean isMadeOfParts(Shape shape) {
        JdkType jdkType = shape.jdkType();
        if (jdkType == null) {
            return shape.codec() instanceof UserCodec user && user.isRecord();
        }
        return switch (jdkType.family()) {
            case HOLDER, IMMUTABLE, WRAPPER -> true;
            default -> false;
        };
    }

    /** Returns the treatment of objects of a class. */
    Treatment treatment(Shape shape) {
        List<Occurrence> found = byClass.getOrDefault(shape.javaClass(), List.of());
        if (!shape.codec().hasIdentity() || found.isEmpty()) {
            return Treatment.NONE;
        }
        if (hasWalked && !(shape.codec() instanceof UserCodec)) {
            // The general walk may meet a container that also stands elsewhere.
            return Treatment.TRACKED;
        }
        Occurrence only = found.get(0);
        if (found.size() > 1 || only.isInsideRepeated() || shape.recursion() != Recursion.NONE) {
            return Treatment.TRACKED;
        }
        if (!only.place().isRepeated()) {
            return Treatment.NONE;
        }
        return only.place().shapes().size() == 1 ? Treatment.DISTINCT : Treatment.TRACKED;
    }
}
