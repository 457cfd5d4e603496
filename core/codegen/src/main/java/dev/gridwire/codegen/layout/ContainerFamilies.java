// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassModel;
import java.util.Optional;
import java.util.Set;

/** Knows the platform's collections and maps that have common subclasses, though neither extends the other. */
final class ContainerFamilies {

    private static final Set<String> SORTED = Set.of(
            "java.util.TreeMap",
            "java.util.TreeSet",
            "java.util.PriorityQueue",
            "java.util.concurrent.ConcurrentSkipListMap",
            "java.util.concurrent.ConcurrentSkipListSet",
            "java.util.concurrent.PriorityBlockingQueue");

    /** Their supertypes. The list avoids reading these classes for every field of type Map. */
    private static final Set<String> ABOVE_SORTED = Set.of(
            "java.util.AbstractCollection",
            "java.util.AbstractMap",
            "java.util.AbstractQueue",
            "java.util.AbstractSet",
            "java.util.Collection",
            "java.util.Map",
            "java.util.NavigableMap",
            "java.util.NavigableSet",
            "java.util.Queue",
            "java.util.SequencedCollection",
            "java.util.SequencedMap",
            "java.util.SequencedSet",
            "java.util.Set",
            "java.util.SortedMap",
            "java.util.SortedSet",
            "java.util.concurrent.BlockingQueue",
            "java.util.concurrent.ConcurrentMap",
            "java.util.concurrent.ConcurrentNavigableMap");

    private ContainerFamilies() {}

    /** Returns whether an object of the declared container type may have a comparator. */
    static boolean canBeSorted(String name, Hierarchy hierarchy) {
        boolean can = ABOVE_SORTED.contains(name);
        for (String sorted : SORTED) {
            can |= hierarchy.isSubtype(name, sorted);
        }
        return can;
    }

    /**
     * Returns whether some class of the platform may extend both, as {@code LinkedList} is a {@code List} and a {@code Deque}.
     * True for any two collections, or two maps, unless both are concrete.
     */
    static boolean haveCommonClass(String left, String right, Hierarchy hierarchy) {
        return ClassModel.isPlatformName(left)
                && ClassModel.isPlatformName(right)
                && (isAbstract(left, hierarchy) || isAbstract(right, hierarchy))
                && (areBoth(PlatformTypes.COLLECTION, left, right, hierarchy)
                        || areBoth(PlatformTypes.MAP, left, right, hierarchy));
    }

    private static boolean areBoth(String family, String left, String right, Hierarchy hierarchy) {
        return hierarchy.isSubtype(left, family) && hierarchy.isSubtype(right, family);
    }

    private static boolean isAbstract(String name, Hierarchy hierarchy) {
        Optional<ClassModel> model = hierarchy.find(name);
        return model.isEmpty() || model.get().isAbstract();
    }
}
