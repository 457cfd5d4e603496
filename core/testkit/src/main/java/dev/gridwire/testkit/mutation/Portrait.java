// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Something by which objects that two decoders made are compared, as their classes may be of two loaders. */
@FunctionalInterface
public interface Portrait {

    /** Gives a text or number that equal graphs share, or throws an exception that says why there is none. */
    @Nullable Object of(@Nullable Object object);
}
