// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;

/** Jackson Smile through a ByteArraySerializer, with no annotation on the classes. */
final class SmileMechanism implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        int typeId = SerializerType.SMILE.id(workload);
        SerializerType.register(config, workload, new SmileSerializer(typeId, workload.types().get(0)));
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.id().equals("sample")
                ? Optional.of("Jackson writes trees: an object that refers to itself is refused")
                : Optional.empty();
    }
}
