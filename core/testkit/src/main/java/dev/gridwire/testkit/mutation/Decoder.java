// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Makes objects from bytes. */
@FunctionalInterface
public interface Decoder {

    /** Returns the object, or throws. The array is neither kept nor changed. */
    @Nullable Object decode(byte[] input) throws Exception;
}
