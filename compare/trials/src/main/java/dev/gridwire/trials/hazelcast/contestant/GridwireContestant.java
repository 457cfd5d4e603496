// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.seal.Seal;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.MeasuredMarshallers;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Gridwire's own serializer for Hazelcast, registered for {@code Object} as its service file does: one serializer for every
 * class without another one. A user registers all classes with it at once, so it knows the classes of all workloads.
 */
enum GridwireContestant implements GridMechanism {
    /** The default settings. */
    PLAIN("", UnaryOperator.identity()),
    /** Equal values have equal bytes. */
    CANONICAL("canonical=%s\n", MarshallerBuilder::canonical),
    /** Each payload ends with a checksum. */
    SEALED("seal=crc32c\n", builder -> builder.seal(Seal.crc32c()));

    private final String settings;
    private final UnaryOperator<MarshallerBuilder> mode;

    /**
     * Creates a contestant.
     *
     * @param settings lines of a settings file, with a placeholder for the root class
     * @param mode adds settings to the marshaller's builder
     */
    GridwireContestant(String settings, UnaryOperator<MarshallerBuilder> mode) {
        this.settings = settings;
        this.mode = mode;
    }

    @Override
    public Optional<Function<Workload<?>, ObjectCodec>> codec() {
        return Optional.of(workload -> new GridwireCodec(mode.apply(
                MeasuredMarshallers.register(Marshaller.builder(), workload.types()).schemas(workload.schemas())).build()));
    }

    @Override
    public String snippet(List<String> types) {
        return SnippetText.gridwire(String.format(Locale.ROOT, settings, types.get(0)), types);
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        if (config.getSerializerConfigs().stream().noneMatch(one -> one.getTypeClass() == Object.class)) {
            config.addSerializerConfig(
                    new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer(workload)));
        }
    }

    /**
     * The user's classes come first, as in an application that has no others. Schemas are kept in memory, so that values are
     * the same in all places: as in a grid that already has the schemas.
     */
    private GridwireSerializer serializer(Workload<?> workload) {
        Stream<Class<?>> own = workload.userClass().isPresent() ? workload.registeredTypes().stream() : Stream.empty();
        Stream<Class<?>> shipped = Workloads.known().stream().flatMap(one -> one.types().stream()).distinct();
        List<Class<?>> types = Stream.concat(own, shipped).toList();
        return new GridwireSerializer(
                GridwireSerializer.TYPE_ID, builder -> mode.apply(
                        MeasuredMarshallers.register(builder, types).schemas(workload.schemas())));
    }
}
