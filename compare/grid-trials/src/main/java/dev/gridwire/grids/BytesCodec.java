// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.codec.ObjectCodec;
import java.nio.charset.StandardCharsets;

/** Passes arrays of bytes through; the grid copies them. It also writes the keys, which are texts, but never reads them. */
enum BytesCodec implements ObjectCodec {
    INSTANCE;

    @Override
    public byte[] write(Object array) {
        return array instanceof String key ? key.getBytes(StandardCharsets.UTF_8) : (byte[]) array;
    }

    @Override
    public Object read(byte[] array) {
        return array;
    }
}
