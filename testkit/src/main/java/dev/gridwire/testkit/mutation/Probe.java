// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Uses a decoder, and what writes for it, once more after an input that failed. */
@FunctionalInterface
public interface Probe {

    /** Of a decoder that keeps nothing between its calls. */
    Probe NONE = () -> null;

    /** Says in what the result differs from that of a fresh one; null if in nothing. */
    @Nullable String harm() throws Exception;
}
