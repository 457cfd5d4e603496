// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.List;
import java.util.Map;

/** Jackson Smile through a ByteArraySerializer, with no annotation on the classes. */
final class SmileContestant implements GridMechanism {

    private static final Map<WorkloadFeature, String> UNSUPPORTED = Map.of(
            WorkloadFeature.ABSTRACT_ELEMENTS,
            "Jackson does not write the class of an element: an abstract one cannot be read",
            WorkloadFeature.CYCLE, "Jackson writes trees: an object that refers to itself is refused");

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        SerializerRegistration.register(config, workload, new SmileSerializer(typeId, workload.types().get(0)));
    }

    @Override
    public Map<WorkloadFeature, String> unsupported() {
        return UNSUPPORTED;
    }

    @Override
    public String snippet(List<String> types) {
        return SnippetText.dependency("com.fasterxml.jackson.dataformat", "jackson-dataformat-smile", "jackson-dataformat-smile")
                + "// in a ByteArraySerializer for " + types.get(0) + "\nmapper.writerFor("
                + SnippetText.source(types.get(0)) + ".class)\n";
    }
}
