// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Hazelcast's Portable, with its factory and class definitions. */
final class PortableContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("portable", "Portable",
                        "Named fields written by hand; single fields can be read; a factory and a definition.",
                        new PortableContestant())
                .colour("#2a9db8")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("two methods and two numbers a class; a factory and a class definition",
                        TraitText.ADDED + ", with a version; to be removed in Hazelcast 7", TraitText.FIELDS, TraitText.COPIES)
                .strong(Strength.FIELD_QUERIES)
                .strong(Strength.ROLLING_UPGRADES)
                .evolution(EvolutionSetup.unshared("portable", GridCodec::portable))
                .only(Participation.USUAL)
                .build();
    }

    @Override
    public Form form() {
        return Form.PORTABLE;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        workload.addPortableFactory(config);
    }
}
