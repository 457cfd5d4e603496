// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;
import java.util.function.Function;

/** Java's own streams, which Hazelcast uses for Serializable classes with no configuration. */
final class JavaContestant implements GridMechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        // Hazelcast needs no configuration for it.
    }

    @Override
    public Optional<Function<Workload<?>, ObjectCodec>> codec() {
        return Optional.of(workload -> new JavaCodec());
    }
}
