// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds configured serializers that Hazelcast no longer calls once Object has a serializer: the global one and those of
 * interfaces, because Hazelcast tries superclasses first. They still read the values that they wrote.
 */
final class OverriddenSerializers {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");

    private OverriddenSerializers() {}

    /** Logs a warning that names them. */
    static void warn(@Nullable HazelcastInstance grid) {
        List<String> found = grid == null ? List.of() : find(grid.getConfig().getSerializationConfig());
        if (!found.isEmpty()) {
            LOGGER.log(Level.WARNING, "With gridwire-hazelcast-auto on the class path, Hazelcast no longer writes by "
                    + String.join(", ", found) + "; to keep that, use gridwire-hazelcast instead, and name the classes that"
                    + " Gridwire is to serialize in the configuration");
        }
    }

    static List<String> find(SerializationConfig config) {
        List<String> found = new ArrayList<>();
        if (config.getGlobalSerializerConfig() != null) {
            found.add("the global serializer");
        }
        for (SerializerConfig each : config.getSerializerConfigs()) {
            Class<?> type = each.getTypeClass();
            if (type != null && type.isInterface()) {
                found.add("the serializer of " + type.getName());
            }
        }
        return found;
    }
}
