// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.parts.PartsList;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contestant Gridwire is set up as for a user of its module for Hazelcast. */
class GridwireContestantTest {

    @ParameterizedTest
    @EnumSource(names = {"GRIDWIRE", "GRIDWIRE_CANONICAL"})
    void oneSerializerServesAllClassesOfAllWorkloads(Contestant contestant) {
        SerializationConfig config = new SerializationConfig();
        Workloads.known().forEach(workload -> contestant.setup(workload).addTo(config));
        assertThat(config.getSerializerConfigs()).singleElement().satisfies(one -> {
            assertThat(one.getTypeClass()).isEqualTo(Object.class);
            assertThat(one.getImplementation()).isInstanceOf(GridwireSerializer.class);
        });
        try (GridService service = GridService.of(config)) {
            for (Workload<?> workload : Workloads.known()) {
                assertThat(service.toData(workload.values(1).get()).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"STREAM", "BYTE_ARRAY"})
    void serializersByHandAreAskedForTheirRootsOnly(Contestant contestant) {
        SerializationConfig config = new SerializationConfig();
        List<Workload<?>> written = Workloads.known().stream()
                .filter(workload -> contestant.mechanism().missingCode(workload).isEmpty()).toList();
        written.forEach(workload -> contestant.setup(workload).addTo(config));
        List<Class<?>> roots = written.stream().<Class<?>>map(workload -> workload.types().get(0)).toList();
        assertThat(config.getSerializerConfigs()).extracting("typeClass").containsExactlyInAnyOrderElementsOf(roots);
        assertThat(config.getSerializerConfigs()).extracting(one -> one.getImplementation().getTypeId()).doesNotHaveDuplicates();
    }

    @Test
    void onlyCanonicalBytesAreThoseOfAnEqualListWithoutSharing() {
        Workload<PartsList> workload = Workloads.PARTS;
        assertThat(bytes(Contestant.GRIDWIRE_CANONICAL, workload, false))
                .isEqualTo(bytes(Contestant.GRIDWIRE_CANONICAL, workload, true));
        assertThat(bytes(Contestant.GRIDWIRE, workload, false)).isNotEqualTo(bytes(Contestant.GRIDWIRE, workload, true));
    }

    private static byte[] bytes(Contestant contestant, Workload<PartsList> workload, boolean unshared) {
        SerializationConfig config = new SerializationConfig();
        contestant.setup(workload).addTo(config);
        try (GridService service = GridService.of(config)) {
            PartsList plain = workload.values(1).get();
            Data data = service.toData(unshared ? Unshared.of(plain) : plain);
            return data.toByteArray();
        }
    }
}
