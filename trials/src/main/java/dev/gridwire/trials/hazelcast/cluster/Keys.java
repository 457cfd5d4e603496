// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.workload.Workload;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;

/** The keys of a map, each once; one seed gives the same in every process. */
final class Keys {

    /** Where values do not give enough different keys, the map has fewer entries. */
    private static final int TRIES_A_KEY = 3;

    private Keys() {}

    static <P> Object[] of(Workload<P> workload, long seed, int entries) {
        Supplier<P> values = workload.values(seed);
        Set<Object> keys = new LinkedHashSet<>();
        for (int i = 0; keys.size() < entries && i < TRIES_A_KEY * entries; i++) {
            keys.add(workload.key(values.get(), i));
        }
        return keys.toArray();
    }
}
