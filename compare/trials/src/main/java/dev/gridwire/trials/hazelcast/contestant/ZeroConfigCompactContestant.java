// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.List;
import java.util.Map;

/** Hazelcast's Compact by reflection: the classes are named, and no code is written. */
final class ZeroConfigCompactContestant implements GridMechanism {

    /** Names the plain classes, because they are Serializable, which Hazelcast would otherwise prefer. */
    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        workload.types().stream().filter(type -> !type.isEnum()).forEach(config.getCompactSerializationConfig()::addClass);
    }

    @Override
    public Map<WorkloadFeature, String> unsupported() {
        return Map.of(
                WorkloadFeature.UTIL_DATE, "zero-config Compact has no field of type java.util.Date",
                WorkloadFeature.ABSTRACT_ELEMENTS,
                "zero-config Compact has no field for a list of an abstract class that is Serializable",
                WorkloadFeature.CYCLE, "zero-config Compact follows a cycle until the stack overflows");
    }

    @Override
    public String snippet(List<String> types) {
        return "// in the configuration of members and clients\n" + SnippetText.lines(
                types, "config.getSerializationConfig().getCompactSerializationConfig().addClass(", ".class);");
    }
}
