// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import org.apache.ignite.IgniteCheckedException;

/** Ignite's optimized marshaller, which reads and writes fields by Unsafe and so needs the JDK opened. */
final class IgniteContestant implements GridMechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        SerializerRegistration.register(config, workload, new IgniteSerializer(typeId));
    }

    @Override
    public List<String> jvmFlags() {
        return List.of(
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED");
    }

    @Override
    public Optional<String> refusal(Place place) {
        return place == Place.CODEC
                ? Optional.empty()
                : Optional.of("another grid's marshaller, measured as a codec only");
    }

    @Override
    public Optional<Class<? extends Exception>> documented() {
        return Optional.of(IgniteCheckedException.class);
    }
}
