// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.ForyCodec;
import dev.gridwire.trials.codec.ForyCodecFactory;
import dev.gridwire.trials.codec.Forys;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.workload.Workload;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.exception.ForyException;

/** Apache Fory through a ByteArraySerializer, in its fastest mode that keeps identity. */
final class ForyContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("fory", "Apache Fory", "Classes registered, references on, behind a ByteArraySerializer.",
                        new ForyContestant())
                .colour("#d55e00")
                .traits("one serializer; the classes registered in one order everywhere",
                        TraitText.SAME + "; a slower mode does more", TraitText.WHOLE, TraitText.KEPT)
                .codec(ForyContestant::bare)
                .firstUse(ForyCodecFactory.class)
                .evolution(EvolutionSetup.unshared("fory-compatible", version -> codec(version, true)))
                .evolution(EvolutionSetup.unshared("fory", version -> codec(version, false)))
                .documented(() -> ForyException.class)
                .snippet(types -> SnippetText.dependency("org.apache.fory", "fory-core", "fory-core")
                        + "// in a ByteArraySerializer for " + types.get(0) + '\n'
                        + SnippetText.lines(types, "fory.register(", ".class);"))
                .only(Participation.USUAL)
                .build();
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        // Of a user's values, not every class is known beforehand.
        boolean demanding = workload.userClass().isEmpty();
        SerializerRegistration.register(config, workload, new ForySerializer(typeId, workload.types(), demanding));
    }

    private static Codec bare(Workload<?> workload) {
        boolean demanding = workload.userClass().isEmpty();
        return new ForyCodec(Forys.builder().requireClassRegistration(demanding).build(), workload.types());
    }

    /** In the compatible mode with enums by name, or without, which is faster. */
    private static Codec codec(ClassVersion version, boolean compatible) {
        ForyBuilder builder = Forys.builder().withClassLoader(version.loader());
        if (compatible) {
            builder.withCompatible(true).serializeEnumByName(true);
        }
        return new ForyCodec(builder.build(), version.types());
    }
}
