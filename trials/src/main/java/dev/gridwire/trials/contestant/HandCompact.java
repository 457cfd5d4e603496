// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;

/** Hazelcast's Compact, with a serializer written by hand for each class. */
final class HandCompact implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        workload.addUserConfig(config);
        workload.compactSerializers().forEach(config.getCompactSerializationConfig()::addSerializer);
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.own().isEmpty() && workload.compactSerializers().isEmpty()
                ? Optional.of("no Compact serializer was written for the workload")
                : Optional.empty();
    }
}
