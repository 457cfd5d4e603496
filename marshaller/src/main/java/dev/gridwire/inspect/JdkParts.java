// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.type.JdkType;

/** Which parts the JDK's containers, views and holders have. */
final class JdkParts {

    private JdkParts() {}

    /** The interface, or array, of what a view shows. */
    static String shownBy(JdkType type) {
        return switch (type) {
            case AS_LIST -> "[Ljava/lang/Object;";
            case UNMODIFIABLE_COLLECTION, SYNCHRONIZED_COLLECTION -> "java.util.Collection";
            case UNMODIFIABLE_LIST, SYNCHRONIZED_LIST -> "java.util.List";
            case UNMODIFIABLE_SET, SYNCHRONIZED_SET -> "java.util.Set";
            case UNMODIFIABLE_MAP, SYNCHRONIZED_MAP -> "java.util.Map";
            case UNMODIFIABLE_SORTED_SET, SYNCHRONIZED_SORTED_SET -> "java.util.SortedSet";
            case UNMODIFIABLE_SORTED_MAP, SYNCHRONIZED_SORTED_MAP -> "java.util.SortedMap";
            case UNMODIFIABLE_NAVIGABLE_SET, SYNCHRONIZED_NAVIGABLE_SET -> "java.util.NavigableSet";
            default -> "java.util.NavigableMap";
        };
    }

    /** Whether a holder can have so many parts, and null among them. */
    static boolean canHave(JdkType type, int count, boolean nulls) {
        return switch (type) {
            case ATOMIC_REFERENCE_ARRAY -> true;
            case OPTIONAL -> count <= 1 && !nulls;
            case REVERSED -> count == 1 && !nulls;
            case ENTRY -> count == 2 && !nulls;
            case ATOMIC_REFERENCE, SINGLETON_SET, SINGLETON_LIST -> count == 1;
            default -> count == 2;
        };
    }

    /** Whether a comparator stands before the content. */
    static boolean isSorted(JdkType type) {
        return switch (type) {
            case TREE_SET, CONCURRENT_SKIP_LIST_SET, PRIORITY_QUEUE, PRIORITY_BLOCKING_QUEUE -> true;
            case TREE_MAP, CONCURRENT_SKIP_LIST_MAP -> true;
            default -> false;
        };
    }

    static boolean isMap(JdkType type) {
        return type.family() == JdkType.Family.MAP || type == JdkType.MAP_OF;
    }

    /** Whether elements or keys are hashed or compared where they are inserted. */
    static boolean hashesOrCompares(JdkType type) {
        return switch (type) {
            case HASH_SET, LINKED_HASH_SET, SET_OF, MAP_OF, HASH_MAP, LINKED_HASH_MAP, CONCURRENT_HASH_MAP -> true;
            case HASHTABLE, PROPERTIES -> true;
            default -> isSorted(type);
        };
    }
}
