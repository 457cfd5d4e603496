// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.hazelcast.place.Setup;

/** Configures a grid, as a user would, for the handwritten code of one version of changing classes. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class HandWrittenVersion {

    private HandWrittenVersion() {}

    /** Returns the contestant's setup, which does nothing if the class itself has everything. */
    public static Setup setup(Contestant contestant, ClassVersion version) {
        return switch (contestant) {
            case IDENTIFIED -> config -> config.addDataSerializableFactory(
                    ClassVersion.FACTORY, classId -> (IdentifiedDataSerializable) version.empty(classId));
            case PORTABLE -> config -> portable(config, version);
            case COMPACT -> config -> compact(config, version);
            case STREAM, BYTE_ARRAY -> config -> config.addSerializerConfig(new SerializerConfig()
                    .setTypeClass(version.types().get(0)).setImplementation((Serializer) version.serializers().get(0)));
            default -> config -> { };
        };
    }

    /** Configures Portable, with a version for each version of the classes. */
    private static void portable(SerializationConfig config, ClassVersion version) {
        config.addPortableFactory(ClassVersion.FACTORY, classId -> (Portable) version.empty(classId))
                .setPortableVersion(version.number());
    }

    /** Configures Compact, with a serializer for each version of each class. */
    private static void compact(SerializationConfig config, ClassVersion version) {
        version.serializers().forEach(
                one -> config.getCompactSerializationConfig().addSerializer((CompactSerializer<?>) one));
    }
}
