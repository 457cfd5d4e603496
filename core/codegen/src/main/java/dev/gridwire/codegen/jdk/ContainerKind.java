// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

/** The kinds of JDK containers, by everything that matters for writing, reading, hashing or sorting their elements. */
public enum ContainerKind {
    /** Keeps its elements in their order. */
    KEPT(Hashing.NONE, Head.NOTHING, false),
    /** Hashes its elements or keys, in no order. */
    HASHED(Hashing.CHAINED, Head.NOTHING, true),
    /** Hashes its elements or keys, in the order of their insertion. */
    LINKED(Hashing.CHAINED, Head.NOTHING, false),
    /** Compares its elements or keys. */
    SORTED(Hashing.COMPARED, Head.COMPARATOR, false),
    /** Keeps constants of one enum in their order. */
    ENUM(Hashing.NONE, Head.ENUM, false),
    /** Finds its keys by identity, in no order. */
    IDENTITY(Hashing.IDENTITY, Head.NOTHING, true),
    /** Hashes its elements or keys, in no order, into an array that never changes. */
    PROBED(Hashing.PROBED, Head.NOTHING, true),
    /** Compares an element with each before it. */
    SCANNED(Hashing.SCANNED, Head.NOTHING, false),
    /** Keeps a limited number of elements, in their order. */
    BOUNDED(Hashing.NONE, Head.CAPACITY, false),
    /** Hashes its keys, and asks another container for missing ones. */
    DEFAULTED(Hashing.CHAINED, Head.DEFAULTS, true);

    private final Hashing hashing;
    private final Head head;
    private final boolean isUnordered;

    ContainerKind(Hashing hashing, Head head, boolean isUnordered) {
        this.hashing = hashing;
        this.head = head;
        this.isUnordered = isUnordered;
    }

    /** Returns how elements, or the keys of a map, are found. */
    public Hashing hashing() {
        return hashing;
    }

    /** Returns the part in front of the content. */
    public Head head() {
        return head;
    }

    /** Returns whether the order of the elements or entries is not part of the container's value. */
    public boolean isUnordered() {
        return isUnordered;
    }
}
