// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.ReadOnly;

/** The serialization of a member or a client. */
enum Phase {
    WITHOUT,
    READING,
    WRITING;

    SerializationConfig serialization() {
        SerializationConfig config = new SerializationConfig();
        return switch (this) {
            case WITHOUT -> config;
            case READING -> config.addSerializerConfig(serializer(ReadOnly.class));
            case WRITING -> config.addSerializerConfig(serializer(Object.class));
        };
    }

    private static SerializerConfig serializer(Class<?> type) {
        return new SerializerConfig().setTypeClass(type).setImplementation(new GridwireSerializer());
    }
}
