// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Uses a decoder and its writer again after an input that failed. */
@FunctionalInterface
public interface Probe {

    /** The probe of a decoder that keeps nothing between its calls. */
    Probe NONE = () -> null;

    /** Returns how the result differs from a fresh decoder's; null if it does not. */
    @Nullable String harm() throws Exception;
}
