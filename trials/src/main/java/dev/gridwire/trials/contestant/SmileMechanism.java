// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.Map;
import java.util.Optional;

/** Jackson Smile through a ByteArraySerializer, with no annotation on the classes. */
final class SmileMechanism implements Mechanism {

    private static final Map<String, String> REFUSALS = Map.of(
            "parts", "Jackson does not write the class of an element: an abstract one cannot be read",
            "sample", "Jackson writes trees: an object that refers to itself is refused");

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
        return Optional.ofNullable(REFUSALS.get(workload.id()));
    }
}
