// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import org.jspecify.annotations.Nullable;

/** Holds the state that the hooks of one graph need while it is read. This is the part of it that the kernel needs. */
public interface ReadHooks {

    /** Returns whether a handle without an object stands for null. */
    boolean isResolvedToNull(int handle);

    /** Returns the root after all validations of the graph. */
    @Nullable Object validated(@Nullable Object root);

    /** Forgets the graph. */
    void clear();
}
