// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Workload;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Codecs with no grid around them.
 *
 * @param codecs makes the one of a workload
 */
record BareVenue(Function<Workload<?>, Codec> codecs) implements Venue {

    @Override
    public Store open(Workload<?> workload, int capacity) {
        return new BareStore(codecs.apply(workload), new byte[capacity][]);
    }

    @Override
    public void close() {
        // Codecs hold nothing.
    }

    /** Values as a codec writes them, in an array. */
    private record BareStore(Codec codec, byte[][] values) implements Store {

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

        @Override
        public void close() {
            // The codec holds nothing.
        }
    }
}
