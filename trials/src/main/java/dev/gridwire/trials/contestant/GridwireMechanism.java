// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Gridwire's marshaller through a ByteArraySerializer, as a user of Hazelcast would plug it in. */
final class GridwireMechanism implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        SerializerType.register(config, workload, new GridwireSerializer(SerializerType.GRIDWIRE.id(workload), workload.types()));
    }
}
