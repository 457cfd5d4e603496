// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.seal.Seal;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.GridwireCodecFactory;
import dev.gridwire.trials.codec.Marshallers;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Gridwire's own serializer for Hazelcast, registered for {@code Object} as its service file does: one for every class that
 * nothing else serves. A user registers all classes with it at once, so it knows the classes of all workloads.
 *
 * @param mode sets the marshaller up further
 */
record GridwireContestant(UnaryOperator<MarshallerBuilder> mode) implements GridMechanism {

    static Descriptor plain() {
        return described("gridwire", "Gridwire", "Classes registered with ids, in its own StreamSerializer for every class.",
                        UnaryOperator.identity())
                .colour("#6b63d8")
                .traits("nothing; ids by a line a class, to save bytes", TraitText.EVOLVES, TraitText.WHOLE, TraitText.KEPT)
                .firstUse(GridwireCodecFactory.class)
                .evolution(evolving("gridwire-shared", SchemaStore::inMemory, UnknownFields.KEPT))
                .evolution(evolving("gridwire-dropping", SchemaStore::inMemory, UnknownFields.DROPPED))
                .evolution(evolving("gridwire-carried", SchemaStore::inPayload, UnknownFields.KEPT))
                .snippet(types -> SnippetText.gridwire("", types))
                .only(Participation.USUAL)
                .build();
    }

    static Descriptor canonical() {
        return described("gridwire-canonical", "Gridwire canonical",
                        "The same; equal values have equal bytes, and share nothing.", MarshallerBuilder::canonical)
                .colour("#a79ff0")
                .traits("nothing; a line that names the classes", TraitText.EVOLVES, TraitText.WHOLE,
                        "cycles only: equal values have equal bytes")
                .snippet(types -> SnippetText.gridwire("canonical=" + types.get(0) + '\n', types))
                .build();
    }

    static Descriptor sealed() {
        return described("gridwire-sealed", "Gridwire sealed",
                        "The same as Gridwire, and each payload ends with a CRC32C.", builder -> builder.seal(Seal.crc32c()))
                .colour("#4a3fb0")
                .only(Participation.WITH_ALTERED_PAYLOADS)
                .traits("nothing; a line that asks for the seal", TraitText.EVOLVES, TraitText.WHOLE, TraitText.KEPT)
                .snippet(types -> SnippetText.gridwire("seal=crc32c\n", types))
                .build();
    }

    private static DescriptorBuilder described(
            String id, String title, String description, UnaryOperator<MarshallerBuilder> mode) {
        return Descriptor.of(id, title, description, new GridwireContestant(mode))
                .codec(workload -> new GridwireCodec(mode.apply(
                        Marshallers.register(Marshaller.builder(), workload.types()).schemas(workload.schemas())).build()))
                .code(CodeOrigin.LIBRARY, Work.NOTHING)
                .strong(Strength.ROLLING_UPGRADES);
    }

    /** All members share a store of schemas, or each payload carries its own. */
    private static EvolutionSetup evolving(String id, Supplier<SchemaStore> stores, UnknownFields unknown) {
        Supplier<Function<ClassVersion, Codec>> opening = () -> {
            SchemaStore store = stores.get();
            return version -> new GridwireCodec(Marshallers.register(Marshaller.builder(), version.types())
                    .classLoader(version.loader())
                    .schemas(store)
                    .unknownFields(unknown)
                    .build());
        };
        return new EvolutionSetup(id, opening);
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
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
        Stream<Class<?>> own = workload.userClass().isPresent() ? workload.registeredTypes().stream() : Stream.empty();
        Stream<Class<?>> shipped = Workloads.known().stream().flatMap(one -> one.types().stream()).distinct();
        List<Class<?>> types = Stream.concat(own, shipped).toList();
        return new GridwireSerializer(
                GridwireSerializer.TYPE_ID, builder -> mode.apply(
                        Marshallers.register(builder, types).schemas(workload.schemas())));
    }
}
