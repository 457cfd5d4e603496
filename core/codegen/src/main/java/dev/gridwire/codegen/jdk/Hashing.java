// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

/** How a container finds its elements, or a map its keys. */
public enum Hashing {
    /** It keeps them. */
    NONE,
    /** It compares references to them. */
    IDENTITY,
    /** It compares them. */
    COMPARED,
    /** It hashes them into bins of lists, or of trees where their class has an order. */
    CHAINED,
    /** It hashes them into a table, and goes on to the next place where one is taken. */
    PROBED,
    /** It looks at all that it has. */
    SCANNED;

    /** Whether hashCode, equals or an order of theirs is called. */
    public boolean isKeyed() {
        return this != NONE && this != IDENTITY;
    }
}
