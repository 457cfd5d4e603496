// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import org.jspecify.annotations.Nullable;

/** Converts an object to bytes and back, with nothing around it. For one thread, unless an implementation says otherwise. */
public interface ObjectCodec {

    /** Returns the bytes, in an array of exactly their size that belongs to the caller. */
    byte[] write(Object value);

    /** Returns the object whose bytes fill the whole array; altered bytes may give null. */
    @Nullable Object read(byte[] bytes);
}
