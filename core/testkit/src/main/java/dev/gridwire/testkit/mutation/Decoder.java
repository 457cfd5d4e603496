// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/** Something that makes objects of bytes. */
@FunctionalInterface
public interface Decoder {

    /** Gives the object, or throws; the array is not kept, and not changed. */
    @Nullable Object decode(byte[] input) throws Exception;
}
