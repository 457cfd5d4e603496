// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.JavaCodecFactory;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Java's own streams, which Hazelcast uses for Serializable and Externalizable classes with no configuration. */
record JavaContestant(Form form) implements GridMechanism {

    static Descriptor serializable() {
        return Descriptor.of("java", "Java Serializable", "Nothing written: Java's own serialization.",
                        new JavaContestant(Form.PLAIN))
                .colour("#69717f")
                .code(CodeOrigin.JDK, Work.NOTHING)
                .traits("nothing", "fields added and removed, with a serialVersionUID", TraitText.WHOLE, TraitText.KEPT)
                .strong(Strength.ROLLING_UPGRADES)
                .codec(workload -> new JavaCodec())
                .firstUse(JavaCodecFactory.class)
                .evolution(EvolutionSetup.unshared("java", version -> new JavaCodec(version.loader())))
                .only(Participation.USUAL)
                .build();
    }

    static Descriptor externalizable() {
        return Descriptor.of("externalizable", "Externalizable", "Fields written by hand, in Java's own stream.",
                        new JavaContestant(Form.EXTERNALIZABLE))
                .colour("#969daa")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("two methods a class, a public constructor", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        "only for what is handed to writeObject")
                .only(Participation.USUAL)
                .build();
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        // Hazelcast serves both without being told.
    }
}
