// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Uses a decoder, and its writer, once more after an input that failed. */
@FunctionalInterface
public interface Probe {

    /** Of a decoder that keeps nothing between its calls. */
    Probe NONE = () -> null;

    /** Says how the result differs from a fresh one's; null if in nothing. */
    @Nullable String harm() throws Exception;
}
