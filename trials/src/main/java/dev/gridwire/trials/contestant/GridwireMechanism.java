// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.trials.codec.Marshallers;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.Workloads;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Gridwire's own serializer for Hazelcast, registered for {@code Object} as its service file does: one for every class that
 * nothing else serves. A user registers all classes with it at once, so it knows those of all workloads.
 *
 * @param mode what is asked of the marshaller besides
 */
record GridwireMechanism(UnaryOperator<MarshallerBuilder> mode) implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        if (config.getSerializerConfigs().stream().noneMatch(one -> one.getTypeClass() == Object.class)) {
            config.addSerializerConfig(
                    new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer(workload)));
        }
    }

    /**
     * The user's classes come first, as in an application that has no others. Schemas are in memory, so that values are the same
     * in all places: as they are in a grid, once it has the schemas.
     */
    private GridwireSerializer serializer(Workload<?> workload) {
        Stream<Class<?>> own = workload.own().isPresent() ? workload.registeredTypes().stream() : Stream.empty();
        Stream<Class<?>> shipped = Workloads.withParts().stream().flatMap(one -> one.types().stream());
        List<Class<?>> types = Stream.concat(own, shipped).toList();
        return new GridwireSerializer(
                GridwireSerializer.TYPE_ID, builder -> mode.apply(
                        Marshallers.register(builder, types).schemas(workload.schemas())));
    }
}
