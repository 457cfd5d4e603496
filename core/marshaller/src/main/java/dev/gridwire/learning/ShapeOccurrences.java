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
 * Counts where in a graph objects of each class stand. Guards hold a graph to its shape, so that the counts are true of
 * it: an object of a class that stands in one place, which is not repeated, cannot be met twice.
 */
final class ShapeOccurrences {

    private final Map<Class<?>, List<Occurrence>> byClass = new HashMap<>();

    private final Set<Codec> named = new HashSet<>();
    private boolean namesTwice;

    private record Occurrence(ShapePlace place, boolean isInsideRepeated) {}

    /** What must be done about objects of a class that stand in a place. */
    enum Treatment {
        /** Nothing. */
        NONE,
        /** No two elements of the one container may be the same. */
        DISTINCT,
        /** Each must be compared with all others met before. */
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
        // The heads of these name the enum as well.
        namesTwice |= shape.jdkType() == JdkType.ENUM_MAP || shape.jdkType() == JdkType.ENUM_SET;
        for (ShapePlace place : shape.places()) {
            // A container whose elements are all of one type names it once; an array names each.
            boolean namesEach = place.isRepeated() && (place.named().size() > 1 || shape.javaClass().isArray());
            for (Shape each : place.named()) {
                name(each.codec(), isRepeated || namesEach);
            }
            for (Shape each : place.shapes()) {
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

    /** Whether a payload may name a class of the user's by its place, which it has from being named before. */
    boolean namesTwice() {
        return namesTwice;
    }

    /** The references that can lead to objects of a class, in graphs that share some. */
    ValueWithHandle.Kind kind(Shape shape) {
        if (!shape.codec().hasIdentity()) {
            return ValueWithHandle.Kind.NO_IDENTITY;
        }
        if (treatment(shape) == Treatment.NONE) {
            return ValueWithHandle.Kind.ONCE;
        }
        return isMadeOfParts(shape) ? ValueWithHandle.Kind.OF_PARTS : ValueWithHandle.Kind.ANY;
    }

    /** Whether objects can only be made when all that they hold has been read: nothing in them can refer to them. */
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

    /** The treatment of objects of a class. */
    Treatment treatment(Shape shape) {
        List<Occurrence> found = byClass.getOrDefault(shape.javaClass(), List.of());
        if (!shape.codec().hasIdentity() || found.isEmpty()) {
            return Treatment.NONE;
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
