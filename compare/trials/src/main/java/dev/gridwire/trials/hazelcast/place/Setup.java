// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.SerializationConfig;

/** Tells Hazelcast how a contestant writes the values of a workload; opaque to all that does not know Hazelcast. */
@FunctionalInterface
public interface Setup {

    /** Adds it; members and clients are told alike. */
    void addTo(SerializationConfig config);
}
