// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.platform;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.JdkType;
import org.jspecify.annotations.Nullable;

/**
 * The JDK containers that a user class may extend. Their part of such an object has the same bytes as a container of this class.
 */
public enum PlatformContainer {
    ARRAY_LIST(JdkType.ARRAY_LIST, Head.NOTHING, "add"),
    LINKED_LIST(JdkType.LINKED_LIST, Head.NOTHING, "addLast"),
    VECTOR(JdkType.VECTOR, Head.NOTHING, "add"),
    STACK(JdkType.STACK, Head.NOTHING, "add"),
    ARRAY_DEQUE(JdkType.ARRAY_DEQUE, Head.NOTHING, "addLast"),
    COPY_ON_WRITE_ARRAY_LIST(JdkType.COPY_ON_WRITE_ARRAY_LIST, Head.NOTHING, "add"),
    CONCURRENT_LINKED_QUEUE(JdkType.CONCURRENT_LINKED_QUEUE, Head.NOTHING, "offer"),
    PRIORITY_QUEUE(JdkType.PRIORITY_QUEUE, Head.COMPARATOR, "offer"),
    HASH_SET(JdkType.HASH_SET, Head.NOTHING, "add"),
    LINKED_HASH_SET(JdkType.LINKED_HASH_SET, Head.NOTHING, "add"),
    TREE_SET(JdkType.TREE_SET, Head.COMPARATOR, "add"),
    HASH_MAP(JdkType.HASH_MAP, Head.NOTHING),
    LINKED_HASH_MAP(JdkType.LINKED_HASH_MAP, Head.ACCESS_ORDER),
    TREE_MAP(JdkType.TREE_MAP, Head.COMPARATOR),
    ENUM_MAP(JdkType.ENUM_MAP, Head.ENUM),
    IDENTITY_HASH_MAP(JdkType.IDENTITY_HASH_MAP, Head.NOTHING),
    HASHTABLE(JdkType.HASHTABLE, Head.NOTHING),
    PROPERTIES(JdkType.PROPERTIES, Head.DEFAULTS),
    CONCURRENT_HASH_MAP(JdkType.CONCURRENT_HASH_MAP, Head.NOTHING);

    private final JdkType type;
    private final Head head;
    private final @Nullable String adder;

    PlatformContainer(JdkType type, Head head) {
        this(type, head, null);
    }

    PlatformContainer(JdkType type, Head head, @Nullable String adder) {
        this.type = type;
        this.head = head;
        this.adder = adder;
    }

    /** The data in front of the content. */
    public enum Head {
        /** Nothing. */
        NOTHING,
        /** A slot. */
        COMPARATOR,
        /** A boolean. */
        ACCESS_ORDER,
        /** A type. */
        ENUM,
        /** A slot, though it can be set later. */
        DEFAULTS
    }

    /** Returns the container for a class name; null if the class is not among them. */
    public static @Nullable PlatformContainer ofClassName(String className) {
        for (PlatformContainer each : values()) {
            if (each.type.classNames().contains(className)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the data in front of the content. */
    public Head head() {
        return head;
    }

    /** Returns how elements, or the keys of a map, are found. */
    public Hashing hashing() {
        return type.container().hashing();
    }

    /** Returns whether the order of the elements or entries is not part of the container's value. */
    public boolean isUnordered() {
        return type.container().isUnordered();
    }

    /** Returns whether it is a map. */
    public boolean isMap() {
        return type.isMap();
    }

    /** Returns the name of a method that adds an element without calling any other method that a subclass may override. */
    public String adder() {
        if (adder == null) {
            throw new IllegalStateException("a map has entries: " + this);
        }
        return adder;
    }
}
