// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;

/**
 * A class without objects. A serializer that is registered for it writes nothing, but Hazelcast knows its type id and so reads
 * values of others: the first of two rolling restarts, in which all members and clients learn to read. In code and in
 * configuration files it is the type of {@link GridwireSerializer} then; the service file's hook takes it for {@code
 * hazelcast.write=false}.
 *
 * <pre>{@code
 * config.getSerializationConfig().addSerializerConfig(
 *         new SerializerConfig().setTypeClass(ReadOnly.class).setImplementation(new GridwireSerializer()));
 * }</pre>
 */
public final class ReadOnly {

    private ReadOnly() {}

    /** Whether an instance's configuration gives the class a serializer. */
    static boolean isType(HazelcastInstance grid) {
        SerializationConfig config = grid.getConfig().getSerializationConfig();
        return config != null && config.getSerializerConfigs().stream().anyMatch(each ->
                each.getTypeClass() == ReadOnly.class || ReadOnly.class.getName().equals(each.getTypeClassName()));
    }
}
