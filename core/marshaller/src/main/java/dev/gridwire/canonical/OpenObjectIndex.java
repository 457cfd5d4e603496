// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import org.jspecify.annotations.Nullable;

/**
 * A persistent search tree over many open objects, by identity hash. It never changes, since each deferred object keeps the tree
 * of its place. Random hashes keep it shallow.
 */
record OpenObjectIndex(int hash, OpenObject open, @Nullable OpenObjectIndex lower, @Nullable OpenObjectIndex higher) {

    /** Returns the tree with one more object. */
    static OpenObjectIndex with(@Nullable OpenObjectIndex tree, OpenObject open) {
        int hash = System.identityHashCode(open.object());
        if (tree == null) {
            return new OpenObjectIndex(hash, open, null, null);
        }
        return hash < tree.hash
                ? new OpenObjectIndex(tree.hash, tree.open, with(tree.lower, open), tree.higher)
                : new OpenObjectIndex(tree.hash, tree.open, tree.lower, with(tree.higher, open));
    }

    /** Returns the open object; null if it is not in the tree. */
    @Nullable OpenObject find(Object object) {
        int wanted = System.identityHashCode(object);
        OpenObjectIndex at = this;
        while (at != null && at.open.object() != object) {
            at = wanted < at.hash ? at.lower : at.higher;
        }
        return at == null ? null : at.open;
    }
}
