// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Hazelcast's IdentifiedDataSerializable, with its factory. */
final class IdentifiedContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("identified", "IdentifiedDataSerializable",
                        "Fields written by hand, the class by number; a factory.", new IdentifiedContestant())
                .colour("#0072b2")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("two methods and two numbers a class; a factory on all members and clients",
                        "as written by hand, or by Versioned in the Enterprise edition", TraitText.WHOLE, TraitText.COPIES)
                .only(Participation.USUAL)
                .build();
    }

    @Override
    public Form form() {
        return Form.IDENTIFIED_DATA_SERIALIZABLE;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        workload.addIdentifiedFactory(config);
    }
}
