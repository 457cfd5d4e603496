// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Apache Fory through a ByteArraySerializer, in its fastest mode that keeps identity. */
final class ForyMechanism implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        // Of a user's values, not every class is known beforehand.
        boolean demanding = workload.own().isEmpty();
        int typeId = SerializerType.FORY.id(workload);
        SerializerType.register(config, workload, new ForySerializer(typeId, workload.types(), demanding));
    }
}
