// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import dev.gridwire.Marshaller;
import dev.gridwire.trials.codec.Marshallers;
import java.util.List;

/** A marshaller with classes registered by ids. */
final class GridwireSerializer implements ByteArraySerializer<Object> {

    private final int typeId;
    private final Marshaller marshaller;

    GridwireSerializer(int typeId, List<Class<?>> types) {
        this.typeId = typeId;
        marshaller = Marshallers.of(types);
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public byte[] write(Object value) {
        return marshaller.marshal(value);
    }

    @Override
    public Object read(byte[] bytes) {
        return marshaller.unmarshal(bytes);
    }
}
