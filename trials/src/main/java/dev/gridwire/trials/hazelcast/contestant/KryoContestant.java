// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.EnumNameSerializer;
import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.KryoCodec;
import dev.gridwire.trials.codec.KryoCodecFactory;
import dev.gridwire.trials.codec.Kryos;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.workload.Workload;
import java.util.List;

/** Kryo 5 through a StreamSerializer, set up for speed as its documentation asks: registered classes. */
final class KryoContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("kryo", "Kryo", "Classes registered, references on, behind a StreamSerializer.",
                        new KryoContestant())
                .colour("#dd9500")
                .traits("one serializer; the classes registered in one order everywhere",
                        TraitText.SAME + "; slower serializers can do more", TraitText.WHOLE, TraitText.KEPT)
                .codec(KryoContestant::bare)
                .firstUse(KryoCodecFactory.class)
                .evolution(EvolutionSetup.unshared("kryo-compatible", version -> codec(version, true)))
                .evolution(EvolutionSetup.unshared("kryo", version -> codec(version, false)))
                .documented(() -> KryoException.class)
                .snippet(types -> SnippetText.dependency("com.esotericsoftware", "kryo", "kryo")
                        + "// in a StreamSerializer for " + types.get(0) + '\n'
                        + SnippetText.lines(types, "kryo.register(", ".class);"))
                .only(Participation.USUAL)
                .build();
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        // Of a user's values, not every class is known beforehand.
        boolean demanding = workload.userClass().isEmpty();
        SerializerRegistration.register(config, workload, new KryoSerializer(typeId, workload.types(), demanding));
    }

    private static Codec bare(Workload<?> workload) {
        Kryo kryo = Kryos.of(workload.types());
        kryo.setRegistrationRequired(workload.userClass().isEmpty());
        return new KryoCodec(kryo);
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
