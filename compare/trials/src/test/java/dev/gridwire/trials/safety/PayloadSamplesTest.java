// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.workloads.Workloads;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PayloadSamplesTest {

    private static final int INPUTS = 200;

    private final GridService service = GridService.of(new SerializationConfig());

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void everyInputIsAlteredAndTheGridsHeaderIsNot() {
        PayloadSamples samples = samples(1);
        for (int i = 0; i < INPUTS; i++) {
            PayloadSamples.Input input = samples.input(i);
            assertThat(input.bytes()).isNotEqualTo(input.sample().bytes());
            assertThat(Arrays.copyOf(input.bytes(), 8)).isEqualTo(Arrays.copyOf(input.sample().bytes(), 8));
        }
    }

    @Test
    void numberAndSeedMakeAnInputAgain() {
        for (int i = 0; i < INPUTS; i++) {
            assertThat(samples(1).input(i).bytes()).isEqualTo(samples(1).input(i).bytes());
        }
        assertThat(samples(2).input(0).bytes()).isNotEqualTo(samples(1).input(0).bytes());
    }

    private PayloadSamples samples(long seed) {
        return PayloadSamples.of(Workloads.ORDER, Contestant.JAVA, service, seed);
    }
}
