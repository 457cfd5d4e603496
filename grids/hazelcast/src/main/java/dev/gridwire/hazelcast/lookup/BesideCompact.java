// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import com.hazelcast.internal.serialization.impl.SerializerAdapter;
import com.hazelcast.internal.serialization.impl.compact.CompactStreamSerializer;
import com.hazelcast.internal.serialization.impl.compact.CompactStreamSerializerAdapter;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.Serializer;
import java.io.IOException;

/**
 * Registers another serializer under Compact's type. Compact takes a class by reflection only if each class in its fields would
 * go to Compact, too, which this type decides. With a serializer of Object no class would, and stored objects would become
 * unreadable.
 */
final class BesideCompact extends CompactStreamSerializerAdapter {

    private final SerializerAdapter own;

    BesideCompact(SerializerAdapter own, CompactStreamSerializer compact) {
        super(compact);
        this.own = own;
    }

    @Override
    public void write(ObjectDataOutput out, Object value) throws IOException {
        own.write(out, value);
    }

    @Override
    public Object read(ObjectDataInput in) throws IOException {
        return own.read(in);
    }

    @Override
    @SuppressWarnings("rawtypes") // The signature is Hazelcast's.
    public Object read(ObjectDataInput in, Class type) throws IOException {
        return own.read(in, type);
    }

    @Override
    public int getTypeId() {
        return own.getTypeId();
    }

    @Override
    public void destroy() {
        own.destroy();
    }

    @Override
    public Serializer getImpl() {
        return own.getImpl();
    }

    @Override
    public String toString() {
        return own.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BesideCompact beside && own.equals(beside.own);
    }

    @Override
    public int hashCode() {
        return own.hashCode();
    }
}
