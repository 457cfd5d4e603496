// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

/** The kinds of the JDK's containers, by all that matters to those who write, read, hash or sort their elements. */
public enum ContainerKind {
    /** Keeps its elements in their order. */
    KEPT(Hashing.NONE, Head.NOTHING, false),
    /** Hashes its elements or keys, in no order. */
    HASHED(Hashing.CHAINED, Head.NOTHING, true),
    /** Hashes its elements or keys, in the order in which they came. */
    LINKED(Hashing.CHAINED, Head.NOTHING, false),
    /** Compares its elements or keys. */
    SORTED(Hashing.COMPARED, Head.COMPARATOR, false),
    /** Keeps constants of one enum in their order. */
    ENUM(Hashing.NONE, Head.ENUM, false),
    /** Finds its keys by identity, in no order. */
    IDENTITY(Hashing.IDENTITY, Head.NOTHING, true),
    /** Hashes its elements or keys into an array, in no order, once for all. */
    PROBED(Hashing.PROBED, Head.NOTHING, true),
    /** Compares an element with each before it. */
    SCANNED(Hashing.SCANNED, Head.NOTHING, false),
    /** Keeps so many elements at most, in their order. */
    BOUNDED(Hashing.NONE, Head.CAPACITY, false),
    /** Hashes its keys, and asks another one for those that it does not have. */
    DEFAULTED(Hashing.CHAINED, Head.DEFAULTS, true);

    private final Hashing hashing;
    private final Head head;
    private final boolean isUnordered;

    ContainerKind(Hashing hashing, Head head, boolean isUnordered) {
        this.hashing = hashing;
        this.head = head;
        this.isUnordered = isUnordered;
    }

    /** How elements, or the keys of a map, are found. */
    public Hashing hashing() {
        return hashing;
    }

    /** The part that stands before the content. */
    public Head head() {
        return head;
    }

    /** Whether the order of its elements, or of its entries, is no part of its value. */
    public boolean isUnordered() {
        return isUnordered;
    }
}
