// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Hazelcast's DataSerializable. */
final class DataSerializableContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("dataserializable", "DataSerializable", "Fields written by hand, the class by name.",
                        new DataSerializableContestant())
                .colour("#6aa3e0")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("two methods a class, a constructor", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES)
                .build();
    }

    @Override
    public Form form() {
        return Form.DATA_SERIALIZABLE;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        // The class name in each value is enough, but for other classes inside a user's.
        workload.addUserConfig(config);
    }
}
