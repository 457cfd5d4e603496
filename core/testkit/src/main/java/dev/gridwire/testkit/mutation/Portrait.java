// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Describes objects so that those of two decoders can be compared although their classes may come from two loaders. */
@FunctionalInterface
public interface Portrait {

    /** Returns a text or number that equal graphs share. Throws an exception that explains why there is none. */
    @Nullable Object of(@Nullable Object object);
}
