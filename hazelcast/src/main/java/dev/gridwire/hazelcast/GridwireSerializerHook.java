// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.SerializerHook;

/**
 * Makes Gridwire the serializer of all classes that Hazelcast would give to Java serialization or to zero-config Compact. It is
 * named by the service file of {@code gridwire-hazelcast-auto}.
 */
public final class GridwireSerializerHook implements SerializerHook<Object> {

    /** For Hazelcast. */
    public GridwireSerializerHook() {}

    @Override
    public Class<Object> getSerializationType() {
        return Object.class;
    }

    @Override
    public Serializer createSerializer() {
        return new GridwireSerializer();
    }

    @Override
    public boolean isOverwritable() {
        return true;
    }
}
