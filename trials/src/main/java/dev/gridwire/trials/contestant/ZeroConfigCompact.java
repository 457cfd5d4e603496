// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.Map;
import java.util.Optional;

/** Hazelcast's Compact by reflection: the classes are named, nothing is written. */
final class ZeroConfigCompact implements Mechanism {

    private static final Map<String, String> REFUSALS = Map.of(
            "customer", "zero-config Compact has no field of type java.util.Date",
            "order", "zero-config Compact has no field of type java.util.Date",
            "parts", "zero-config Compact has no field for a list of an abstract class that is Serializable",
            "sample", "zero-config Compact follows a cycle until the stack overflows");

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    /** The plain classes are Serializable, which Hazelcast would prefer; so they are named. */
    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        for (Class<?> type : workload.types()) {
            if (!type.isEnum()) {
                config.getCompactSerializationConfig().addClass(type);
            }
        }
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return Optional.ofNullable(REFUSALS.get(workload.id()));
    }
}
