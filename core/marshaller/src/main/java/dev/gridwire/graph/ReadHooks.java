// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import org.jspecify.annotations.Nullable;

/** The state that the hooks of one graph need while it is read: the part of it that the kernel asks for. */
public interface ReadHooks {

    /** Whether a handle without an object stands for null. */
    boolean isResolvedToNull(int handle);

    /** Gives the root after all validations of the graph. */
    @Nullable Object validated(@Nullable Object root);

    /** Forgets the graph. */
    void clear();
}
