// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;

/**
 * A class without objects, for the first of two rolling restarts: it teaches all members and clients to read Gridwire's values.
 * A serializer registered for this class writes nothing, but Hazelcast knows its type id and so reads what others wrote. In
 * that restart, code and configuration files name it as the type of {@link GridwireSerializer}; the service file's hook uses it
 * for {@code hazelcast.write=false}.
 *
 * <pre>{@code
 * config.getSerializationConfig().addSerializerConfig(
 *         new SerializerConfig().setTypeClass(ReadOnly.class).setImplementation(new GridwireSerializer()));
 * }</pre>
 */
public final class ReadOnly {

    private ReadOnly() {}

    /** Whether an instance's configuration assigns a serializer to this class. */
    static boolean isType(HazelcastInstance grid) {
        SerializationConfig config = grid.getConfig().getSerializationConfig();
        return config != null && config.getSerializerConfigs().stream().anyMatch(each ->
                each.getTypeClass() == ReadOnly.class || ReadOnly.class.getName().equals(each.getTypeClassName()));
    }
}
