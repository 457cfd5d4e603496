// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Hazelcast's DataSerializable. */
final class HandDataSerializable implements Mechanism {

    @Override
    public Form form() {
        return Form.DATA_SERIALIZABLE;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        // The class name in each value is enough, but for what a user's class may hold besides.
        workload.addUserConfig(config);
    }
}
