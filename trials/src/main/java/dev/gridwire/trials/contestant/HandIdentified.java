// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Hazelcast's IdentifiedDataSerializable, with its factory. */
final class HandIdentified implements Mechanism {

    @Override
    public Form form() {
        return Form.IDENTIFIED_DATA_SERIALIZABLE;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        workload.addIdentifiedFactory(config);
    }
}
