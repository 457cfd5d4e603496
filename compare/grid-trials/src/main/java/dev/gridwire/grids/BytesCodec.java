// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.codec.ObjectCodec;
import java.nio.charset.StandardCharsets;

/** Leaves arrays of bytes as they are; what copies them is the grid. Texts, which keys are, are written, and never read. */
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
