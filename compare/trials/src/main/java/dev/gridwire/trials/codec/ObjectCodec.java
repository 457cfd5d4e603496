// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import org.jspecify.annotations.Nullable;

/** An object to bytes and back, with nothing around it. For one thread, unless a codec says more. */
public interface ObjectCodec {

    /** Gives the bytes, in an array of their exact size that is the caller's. */
    byte[] write(Object value);

    /** Gives the object whose bytes fill the whole array; null where altered bytes say so. */
    @Nullable Object read(byte[] bytes);
}
