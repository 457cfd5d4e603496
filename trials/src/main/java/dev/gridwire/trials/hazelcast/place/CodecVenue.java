// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Hazelcast's serialization service with no member around it. */
record CodecVenue(Function<Workload<?>, Setup> setups) implements Venue {

    @Override
    public Store open(Workload<?> workload, int capacity) {
        return new CodecStore(GridService.open(GridVenue.configured(List.of(workload), setups)), capacity);
    }

    @Override
    public void close() {
        // Each store ends its own service.
    }

    /** Values as the grid would send them, in an array. */
    private static final class CodecStore implements Store {

        private final InternalSerializationService service;
        private final Data[] values;

        CodecStore(InternalSerializationService service, int capacity) {
            this.service = service;
            this.values = new Data[capacity];
        }

        @Override
        public void write(int index, Object key, Object value) {
            values[index] = service.toData(value);
        }

        @Override
        public Object read(int index, Object key) {
            return service.toObject(values[index]);
        }

        @Override
        public int byteCount(Object value) {
            return service.toData(value).totalSize();
        }

        @Override
        public void clear() {
            Arrays.fill(values, null);
        }

        @Override
        public void close() {
            service.dispose();
        }
    }
}
