// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Stores values in an array, as a codec without a grid writes them. */
record BareStore(ObjectCodec codec, byte[][] values) implements Store {

    @Override
    public void write(int index, Object key, Object value) {
        values[index] = codec.write(value);
    }

    @Override
    public @Nullable Object read(int index, Object key) {
        return codec.read(values[index]);
    }

    @Override
    public int byteCount(Object value) {
        return codec.write(value).length;
    }

    @Override
    public void clear() {
        Arrays.fill(values, null);
    }
}
