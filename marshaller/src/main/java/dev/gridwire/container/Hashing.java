// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.platform.PlatformContainer;

/** What a container does with its elements, or a map with its keys. */
public enum Hashing {
    /** It keeps them. */
    NONE,
    /** It compares them. */
    COMPARED,
    /** It hashes them into bins of lists, or of trees where their class has an order. */
    CHAINED,
    /** It hashes them into a table, and goes on to the next place where one is taken. */
    PROBED;

    /** That of a class that a user's class extends. */
    public static Hashing of(PlatformContainer container) {
        return switch (container) {
            case PRIORITY_QUEUE, TREE_SET, TREE_MAP -> COMPARED;
            default -> container.hashesOrCompares() ? CHAINED : NONE;
        };
    }

    /** Whether hashCode, equals or an order of theirs is called. */
    public boolean isKeyed() {
        return this != NONE;
    }
}
