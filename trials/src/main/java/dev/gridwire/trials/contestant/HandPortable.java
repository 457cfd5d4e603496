// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** Hazelcast's Portable, with its factory and class definitions. */
final class HandPortable implements Mechanism {

    @Override
    public Form form() {
        return Form.PORTABLE;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        workload.addPortableFactory(config);
    }
}
