// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Kryo 5 through a StreamSerializer, set up for speed as its documentation asks: registered classes. */
final class KryoMechanism implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        // Of a user's values, not every class is known beforehand.
        boolean demanding = workload.own().isEmpty();
        int typeId = SerializerType.KRYO.id(workload);
        SerializerType.register(config, workload, new KryoSerializer(typeId, workload.types(), demanding));
    }
}
