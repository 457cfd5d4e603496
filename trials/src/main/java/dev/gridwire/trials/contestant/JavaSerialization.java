// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** What Hazelcast hands to Java's own streams: {@code Serializable} and {@code Externalizable}, with no configuration. */
record JavaSerialization(Form form) implements Mechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        // Hazelcast serves both without being told.
    }
}
