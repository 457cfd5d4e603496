// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

/** The numbers of the JDK's containers, on the wire: never change one. The compiler copies them. */
public final class ContainerCodes {

    public static final byte ARRAY_LIST = 1;
    public static final byte LINKED_LIST = 2;
    public static final byte ARRAY_DEQUE = 3;
    public static final byte VECTOR = 4;
    public static final byte STACK = 5;
    public static final byte COPY_ON_WRITE_LIST = 6;
    public static final byte AS_LIST = 7;
    /** A {@code List.of} or a stream's list, which may hold null. */
    public static final byte LIST_OF = 8;
    public static final byte EMPTY_LIST = 9;
    public static final byte SINGLETON_LIST = 10;
    /** The protected list comes back as an {@code ArrayList}. */
    public static final byte UNMODIFIABLE_LIST = 11;
    /** The protected list comes back as a {@code LinkedList}. */
    public static final byte UNMODIFIABLE_LINKED_LIST = 12;
    /** The protected list comes back as an {@code ArrayList}. */
    public static final byte UNMODIFIABLE_COLLECTION = 13;
    public static final byte HASH_SET = 20;
    public static final byte LINKED_HASH_SET = 21;
    public static final byte TREE_SET = 22;
    public static final byte SKIP_LIST_SET = 23;
    public static final byte COPY_ON_WRITE_SET = 24;
    public static final byte SET_OF = 25;
    public static final byte EMPTY_SET = 26;
    public static final byte SINGLETON_SET = 27;
    /** The protected set comes back as a {@code LinkedHashSet}. */
    public static final byte UNMODIFIABLE_SET = 28;
    public static final byte ENUM_SET = 29;
    public static final byte HASH_MAP = 40;
    public static final byte LINKED_HASH_MAP = 41;
    public static final byte TREE_MAP = 42;
    public static final byte SKIP_LIST_MAP = 43;
    public static final byte CONCURRENT_MAP = 44;
    public static final byte HASHTABLE = 45;
    public static final byte ENUM_MAP = 46;
    public static final byte MAP_OF = 47;
    public static final byte EMPTY_MAP = 48;
    public static final byte SINGLETON_MAP = 49;
    /** The protected map comes back as a {@code LinkedHashMap}. */
    public static final byte UNMODIFIABLE_MAP = 50;

    private ContainerCodes() {}
}
