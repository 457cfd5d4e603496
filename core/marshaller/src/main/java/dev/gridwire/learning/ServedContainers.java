// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.JdkType;

/**
 * Knows which JDK containers fused code serves. It is separate from that code, which is loaded when the first container is met.
 */
final class ServedContainers {

    private ServedContainers() {}

    /** Returns whether collections of this type are made empty and then filled. */
    static boolean isCollection(JdkType type) {
        return switch (type) {
            case ARRAY_LIST, LINKED_LIST, ARRAY_DEQUE, VECTOR, STACK, COPY_ON_WRITE_ARRAY_LIST -> true;
            case CONCURRENT_LINKED_QUEUE, CONCURRENT_LINKED_DEQUE -> true;
            case HASH_SET, LINKED_HASH_SET, TREE_SET, CONCURRENT_SKIP_LIST_SET, ENUM_SET -> true;
            default -> false;
        };
    }

    /** Returns whether maps of this type are made empty and then filled. */
    static boolean isMap(JdkType type) {
        return switch (type) {
            case HASH_MAP, LINKED_HASH_MAP, TREE_MAP, CONCURRENT_HASH_MAP, CONCURRENT_SKIP_LIST_MAP, ENUM_MAP -> true;
            default -> false;
        };
    }

    /** Returns whether objects of this type hold a small, fixed number of references. */
    static boolean isHolder(JdkType type) {
        return switch (type) {
            case SINGLETON_LIST, SINGLETON_SET, SINGLETON_MAP -> true;
            case ENTRY, SIMPLE_ENTRY, SIMPLE_IMMUTABLE_ENTRY, ATOMIC_REFERENCE -> true;
            default -> false;
        };
    }

    /** Returns whether such an object may be the root of a graph, because it is made empty. */
    static boolean isRoot(JdkType type) {
        return isCollection(type) || isMap(type);
    }
}
