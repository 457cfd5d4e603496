// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import org.apache.ignite.IgniteCheckedException;
import org.apache.ignite.internal.marshaller.optimized.OptimizedMarshaller;

/** The optimized marshaller with a table of class names in memory, in place of the one an Ignite cluster keeps. */
final class IgniteSerializer implements ByteArraySerializer<Object> {

    private final int typeId;
    private final OptimizedMarshaller marshaller = new OptimizedMarshaller(true);
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

    IgniteSerializer(int typeId) {
        this.typeId = typeId;
        marshaller.setContext(new IgniteClassNames());
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public byte[] write(Object value) {
        try {
            return marshaller.marshal(value);
        } catch (IgniteCheckedException e) {
            throw new HazelcastSerializationException(e);
        }
    }

    @Override
    public Object read(byte[] bytes) {
        try {
            return marshaller.unmarshal(bytes, loader);
        } catch (IgniteCheckedException e) {
            throw new HazelcastSerializationException(e);
        }
    }
}
