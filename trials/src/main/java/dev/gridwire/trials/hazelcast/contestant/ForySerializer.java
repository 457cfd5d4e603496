// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import dev.gridwire.trials.codec.Forys;
import java.util.List;
import org.apache.fory.ThreadSafeFory;

/** Fory with references tracked, classes registered, and no schema in the bytes. */
final class ForySerializer implements ByteArraySerializer<Object> {

    private final int typeId;
    private final ThreadSafeFory fory;

    ForySerializer(int typeId, List<Class<?>> types, boolean demanding) {
        this.typeId = typeId;
        fory = Forys.builder().requireClassRegistration(demanding).buildThreadSafeFory();
        types.forEach(fory::register);
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public byte[] write(Object value) {
        return fory.serialize(value);
    }

    @Override
    public Object read(byte[] bytes) {
        return fory.deserialize(bytes);
    }
}
