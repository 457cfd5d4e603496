// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.serialization.Serializer;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;

/** Registers serializers of root classes, and gives out the type ids by which Hazelcast tells them apart. */
final class SerializerRegistration {

    /** Hazelcast keeps zero and below for itself. */
    private static final int FIRST_ID = 1_000;
    private static final int IDS_EACH = 100;

    private SerializerRegistration() {}

    /** One id a contestant and workload, since a grid that holds several has a serializer for each root class. */
    static int typeId(int contestant, Workload<?> workload) {
        return FIRST_ID + contestant * IDS_EACH + position(workload);
    }

    private static int position(Workload<?> workload) {
        if (workload.userClass().isPresent()) {
            return Workloads.known().size() + workload.userClass().get().index();
        }
        List<String> ids = Workloads.known().stream().map(Workload::id).toList();
        return ids.indexOf(workload.id());
    }

    /** Makes the serializer answer for the workload's root class, as a user would register it. */
    static void register(SerializationConfig config, Workload<?> workload, Serializer serializer) {
        config.addSerializerConfig(
                new SerializerConfig().setTypeClass(workload.types().get(0)).setImplementation(serializer));
    }
}
