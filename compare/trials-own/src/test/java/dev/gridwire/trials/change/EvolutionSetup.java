// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.EnumNameSerializer;
import com.hazelcast.config.SerializationConfig;
import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.trials.codec.ForyCodec;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.KryoCodec;
import dev.gridwire.trials.codec.MeasuredMarshallers;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.hazelcast.contestant.ClassVersion;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.contestant.HandWrittenVersion;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;
import dev.gridwire.trials.hazelcast.place.Setup;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.fory.config.ForyBuilder;

/**
 * A mechanism set up for classes that change.
 *
 * @param id the name in the results
 * @param opening gives, for each grid, a function that makes the codec of one version; the codecs of one function share what
 *     members of a grid share
 */
record EvolutionSetup(String id, Supplier<Function<ClassVersion, ObjectCodec>> opening) {

    static final List<EvolutionSetup> ALL = List.of(
            gridwire("gridwire-shared", SchemaStore::inMemory, UnknownFields.KEPT),
            gridwire("gridwire-dropping", SchemaStore::inMemory, UnknownFields.DROPPED),
            gridwire("gridwire-carried", SchemaStore::inPayload, UnknownFields.KEPT),
            unshared("fory-compatible", version -> fory(version, true)),
            unshared("fory", version -> fory(version, false)),
            unshared("kryo-compatible", version -> kryo(version, true)),
            unshared("kryo", version -> kryo(version, false)),
            ofGrid("compact", version -> HandWrittenVersion.setup(Contestant.COMPACT, version)),
            ofGrid("compact-zero", version -> config -> addClasses(config, version.types())),
            ofGrid("portable", version -> HandWrittenVersion.setup(Contestant.PORTABLE, version)),
            unshared("java", version -> new JavaCodec(version.loader())));

    static EvolutionSetup of(String id) {
        return ALL.stream().filter(one -> one.id.equals(id)).findFirst().orElseThrow();
    }

    /** Its members share nothing. */
    private static EvolutionSetup unshared(String id, Function<ClassVersion, ObjectCodec> opening) {
        return new EvolutionSetup(id, () -> opening);
    }

    /** Hazelcast's own serialization; its members share the schemas of Compact. */
    private static EvolutionSetup ofGrid(String id, Function<ClassVersion, Setup> setup) {
        return new EvolutionSetup(id, () -> {
            SchemasInMemory schemas = new SchemasInMemory();
            return version -> {
                SerializationConfig config = new SerializationConfig();
                setup.apply(version).addTo(config);
                return GridService.of(config, schemas, version.loader());
            };
        });
    }

    /** All members share a store of schemas, or each payload carries its own. */
    private static EvolutionSetup gridwire(String id, Supplier<SchemaStore> stores, UnknownFields unknown) {
        return new EvolutionSetup(id, () -> {
            SchemaStore store = stores.get();
            return version -> new GridwireCodec(MeasuredMarshallers.register(Marshaller.builder(), version.types())
                    .classLoader(version.loader())
                    .schemas(store)
                    .unknownFields(unknown)
                    .build());
        });
    }

    private static void addClasses(SerializationConfig config, List<Class<?>> types) {
        types.stream().filter(type -> !type.isEnum()).forEach(config.getCompactSerializationConfig()::addClass);
    }

    /** In the compatible mode with enums by name, or without, which is faster. */
    private static ObjectCodec fory(ClassVersion version, boolean compatible) {
        ForyBuilder builder = ForyCodec.builder().withClassLoader(version.loader());
        if (compatible) {
            builder.withCompatible(true).serializeEnumByName(true);
        }
        return new ForyCodec(builder.build(), version.types());
    }

    /** With a serializer that can skip fields and reads enums by name, or with Kryo's default. */
    private static ObjectCodec kryo(ClassVersion version, boolean compatible) {
        Kryo kryo = KryoCodec.kryo(List.of());
        kryo.setClassLoader(version.loader());
        if (compatible) {
            kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
            kryo.addDefaultSerializer(Enum.class, EnumNameSerializer.class);
        }
        version.types().forEach(kryo::register);
        return new KryoCodec(kryo);
    }

    @Override
    public String toString() {
        return id;
    }
}
