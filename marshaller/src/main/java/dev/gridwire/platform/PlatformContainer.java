// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.platform;

import org.jspecify.annotations.Nullable;

/** The JDK's containers that a user's class may extend. Their part of an object stands in the bytes as their own body would. */
public enum PlatformContainer {
    ARRAY_LIST("java.util.ArrayList", Head.NOTHING, Order.KEPT, "add"),
    LINKED_LIST("java.util.LinkedList", Head.NOTHING, Order.KEPT, "addLast"),
    VECTOR("java.util.Vector", Head.NOTHING, Order.KEPT, "add"),
    STACK("java.util.Stack", Head.NOTHING, Order.KEPT, "add"),
    ARRAY_DEQUE("java.util.ArrayDeque", Head.NOTHING, Order.KEPT, "addLast"),
    COPY_ON_WRITE_ARRAY_LIST("java.util.concurrent.CopyOnWriteArrayList", Head.NOTHING, Order.KEPT, "add"),
    CONCURRENT_LINKED_QUEUE("java.util.concurrent.ConcurrentLinkedQueue", Head.NOTHING, Order.KEPT, "offer"),
    PRIORITY_QUEUE("java.util.PriorityQueue", Head.COMPARATOR, Order.MADE, "offer"),
    HASH_SET("java.util.HashSet", Head.NOTHING, Order.MADE, "add"),
    LINKED_HASH_SET("java.util.LinkedHashSet", Head.NOTHING, Order.MADE, "add"),
    TREE_SET("java.util.TreeSet", Head.COMPARATOR, Order.MADE, "add"),
    HASH_MAP("java.util.HashMap", Head.NOTHING, Order.MADE, null),
    LINKED_HASH_MAP("java.util.LinkedHashMap", Head.ACCESS_ORDER, Order.MADE, null),
    TREE_MAP("java.util.TreeMap", Head.COMPARATOR, Order.MADE, null),
    ENUM_MAP("java.util.EnumMap", Head.ENUM, Order.KEPT, null),
    HASHTABLE("java.util.Hashtable", Head.NOTHING, Order.MADE, null),
    PROPERTIES("java.util.Properties", Head.DEFAULTS, Order.MADE, null),
    CONCURRENT_HASH_MAP("java.util.concurrent.ConcurrentHashMap", Head.NOTHING, Order.MADE, null);

    private final String className;
    private final Head head;
    private final Order order;
    private final @Nullable String adder;

    PlatformContainer(String className, Head head, Order order, @Nullable String adder) {
        this.className = className;
        this.head = head;
        this.order = order;
        this.adder = adder;
    }

    /** What stands before the content. */
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

    /** Whether elements or keys are hashed or compared where they are inserted. */
    public enum Order {
        KEPT,
        MADE
    }

    /** That of a class; null if it is none. */
    public static @Nullable PlatformContainer ofClassName(String className) {
        for (PlatformContainer each : values()) {
            if (each.className.equals(className)) {
                return each;
            }
        }
        return null;
    }

    /** What stands before the content. */
    public Head head() {
        return head;
    }

    /** Whether elements or keys are hashed or compared. */
    public boolean hashesOrCompares() {
        return order == Order.MADE;
    }

    /** Whether the order of what it holds means nothing. */
    public boolean isUnordered() {
        return switch (this) {
            case HASH_SET, HASH_MAP, HASHTABLE, PROPERTIES, CONCURRENT_HASH_MAP -> true;
            default -> false;
        };
    }

    /** Whether it is a map. */
    public boolean isMap() {
        return adder == null;
    }

    /** The method by which an element is added that calls no other which a subclass may override. */
    public String adder() {
        if (adder == null) {
            throw new IllegalStateException("a map has entries: " + this);
        }
        return adder;
    }
}
