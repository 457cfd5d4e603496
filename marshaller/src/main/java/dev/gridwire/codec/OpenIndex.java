// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/**
 * Finds one of many open objects: a search tree by identity hash that is never changed, since what was deferred keeps the one of
 * its place. The hashes are random, which keeps it flat.
 */
record OpenIndex(int hash, OpenObject open, @Nullable OpenIndex lower, @Nullable OpenIndex higher) {

    /** The tree with one more. */
    static OpenIndex with(@Nullable OpenIndex tree, OpenObject open) {
        int hash = System.identityHashCode(open.object());
        if (tree == null) {
            return new OpenIndex(hash, open, null, null);
        }
        return hash < tree.hash
                ? new OpenIndex(tree.hash, tree.open, with(tree.lower, open), tree.higher)
                : new OpenIndex(tree.hash, tree.open, tree.lower, with(tree.higher, open));
    }

    /** The open object, if it is here. */
    @Nullable OpenObject find(Object object) {
        int wanted = System.identityHashCode(object);
        OpenIndex at = this;
        while (at != null && at.open.object() != object) {
            at = wanted < at.hash ? at.lower : at.higher;
        }
        return at == null ? null : at.open;
    }
}
