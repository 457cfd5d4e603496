// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import com.hazelcast.internal.nio.BufferObjectDataInput;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.internal.serialization.impl.SerializerAdapter;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.Serializer;
import dev.gridwire.grid.stream.HeldValue;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Takes the type ids of Java serialization and lets {@link JavaReader} read the values. Hazelcast still writes them, and still
 * reads compressed values and inputs without an array of bytes.
 */
final class HeldJava implements SerializerAdapter {

    private final SerializerAdapter own;
    private final JavaReader reader;

    HeldJava(SerializerAdapter own, JavaReader reader) {
        this.own = own;
        this.reader = reader;
    }

    @Override
    public @Nullable Object read(ObjectDataInput in) throws IOException {
        if (in instanceof BufferObjectDataInput buffer && in instanceof InputStream rest
                && reader.isHolding(in.getClassLoader())) {
            byte[] bytes = ServiceFields.bytes(buffer);
            return bytes == null ? own.read(in) : read(buffer, bytes, rest);
        }
        return own.read(in);
    }

    private @Nullable Object read(BufferObjectDataInput in, byte[] bytes, InputStream rest) throws IOException {
        boolean isNamed = getTypeId() == SerializationConstants.JAVA_DEFAULT_TYPE_EXTERNALIZABLE;
        String name = isNamed ? String.valueOf(in.readString()) : null;
        int begin = in.position();
        HeldValue held = reader.read(bytes, begin, rest.available(), in.getClassLoader(), name);
        in.position(begin + held.byteCount());
        return held.value();
    }

    @Override
    @SuppressWarnings("rawtypes") // The signature is Hazelcast's.
    public @Nullable Object read(ObjectDataInput in, Class type) throws IOException {
        return read(in);
    }

    @Override
    public void write(ObjectDataOutput out, Object value) throws IOException {
        own.write(out, value);
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
}
