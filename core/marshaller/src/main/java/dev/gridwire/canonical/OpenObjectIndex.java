// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import org.jspecify.annotations.Nullable;

/**
 * A persistent search tree by identity hash over many open objects; it never changes, since each deferred object keeps the tree
 * of its place. The hashes are random, which keeps it flat.
 */
record OpenObjectIndex(int hash, OpenObject open, @Nullable OpenObjectIndex lower, @Nullable OpenObjectIndex higher) {

    /** The tree with one more. */
    static OpenObjectIndex with(@Nullable OpenObjectIndex tree, OpenObject open) {
        int hash = System.identityHashCode(open.object());
        if (tree == null) {
            return new OpenObjectIndex(hash, open, null, null);
        }
        return hash < tree.hash
                ? new OpenObjectIndex(tree.hash, tree.open, with(tree.lower, open), tree.higher)
                : new OpenObjectIndex(tree.hash, tree.open, tree.lower, with(tree.higher, open));
    }

    /** The open object, if it is here. */
    @Nullable OpenObject find(Object object) {
        int wanted = System.identityHashCode(object);
        OpenObjectIndex at = this;
        while (at != null && at.open.object() != object) {
            at = wanted < at.hash ? at.lower : at.higher;
        }
        return at == null ? null : at.open;
    }
}
