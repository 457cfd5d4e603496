// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

/** How a container finds its elements, or a map its keys. */
public enum Hashing {
    /** The container merely keeps them. */
    NONE,
    /** The container compares references to them. */
    IDENTITY,
    /** The container compares them by an order. */
    COMPARED,
    /** The container hashes them into bins. A bin is a list, or a tree if the elements' class has an order. */
    CHAINED,
    /** The container hashes them into a table, and continues with the next place if one is taken. */
    PROBED,
    /** The container compares an element with all others. */
    SCANNED;

    /** Returns whether the elements' hashCode, equals or order is called. */
    public boolean isKeyed() {
        return this != NONE && this != IDENTITY;
    }
}
