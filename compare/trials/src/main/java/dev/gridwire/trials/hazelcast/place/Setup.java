// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.SerializationConfig;

/** Configures Hazelcast for how a contestant writes the values of a workload; opaque to code that does not know Hazelcast. */
@FunctionalInterface
public interface Setup {

    /** Adds the setup, in the same way for members and clients. */
    void addTo(SerializationConfig config);
}
