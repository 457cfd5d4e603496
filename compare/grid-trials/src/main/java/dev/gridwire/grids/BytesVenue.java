// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A grid that stores only arrays of bytes. The caller converts values before a write and after a read.
 *
 * @param grid stores arrays of bytes unchanged
 * @param codec is called by several threads at once if the grid is
 */
record BytesVenue(Venue grid, ObjectCodec codec) implements Venue {

    @Override
    public Store open(Workload<?> workload, int capacity) {
        return new BytesStore(grid.open(workload, capacity), codec);
    }

    @Override
    public void close() {
        grid.close();
    }

    /** Stores values as arrays of bytes. */
    private record BytesStore(Store bytes, ObjectCodec codec) implements Store {

        @Override
        public void write(int index, Object key, Object value) {
            bytes.write(index, key, codec.write(value));
        }

        @Override
        public @Nullable Object read(int index, Object key) {
            return codec.read((byte[]) Objects.requireNonNull(bytes.read(index, key)));
        }

        @Override
        public int byteCount(Object value) {
            return bytes.byteCount(codec.write(value));
        }

        @Override
        public void clear() {
            bytes.clear();
        }

        @Override
        public void close() {
            bytes.close();
        }
    }
}
