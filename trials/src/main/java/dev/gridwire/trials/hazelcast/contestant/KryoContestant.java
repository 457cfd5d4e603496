// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.EnumNameSerializer;
import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.KryoCodec;
import dev.gridwire.trials.codec.Kryos;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Kryo 5 through a StreamSerializer, set up for speed as its documentation asks: registered classes. */
final class KryoContestant implements GridMechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        // Of a user's values, not every class is known beforehand.
        boolean demanding = workload.userClass().isEmpty();
        SerializerRegistration.register(config, workload, new KryoSerializer(typeId, workload.types(), demanding));
    }

    @Override
    public Optional<Function<Workload<?>, Codec>> codec() {
        return Optional.of(workload -> {
            Kryo kryo = Kryos.of(workload.types());
            kryo.setRegistrationRequired(workload.userClass().isEmpty());
            return new KryoCodec(kryo);
        });
    }

    @Override
    public List<EvolutionSetup> evolution() {
        return List.of(
                EvolutionSetup.unshared("kryo-compatible", version -> codec(version, true)),
                EvolutionSetup.unshared("kryo", version -> codec(version, false)));
    }

    @Override
    public Optional<Class<? extends Exception>> documented() {
        return Optional.of(KryoException.class);
    }

    @Override
    public String snippet(List<String> types) {
        return SnippetText.dependency("com.esotericsoftware", "kryo", "kryo")
                + "// in a StreamSerializer for " + types.get(0) + '\n'
                + SnippetText.lines(types, "kryo.register(", ".class);");
    }

    /** With a serializer that can skip fields and reads enums by name, or with Kryo's default. */
    private static Codec codec(ClassVersion version, boolean compatible) {
        Kryo kryo = Kryos.of(List.of());
        kryo.setClassLoader(version.loader());
        if (compatible) {
            kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
            kryo.addDefaultSerializer(Enum.class, EnumNameSerializer.class);
        }
        version.types().forEach(kryo::register);
        return new KryoCodec(kryo);
    }
}
