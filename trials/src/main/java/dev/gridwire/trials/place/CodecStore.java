// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import java.util.Arrays;

/** Values as the grid would send them, in an array. */
final class CodecStore implements Store {

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
