// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Workload;
import java.util.function.BiConsumer;

/** Hazelcast's serialization service with no member around it. */
record CodecVenue(BiConsumer<SerializationConfig, Workload<?>> contestant) implements Venue {

    @Override
    public Store open(Workload<?> workload, int capacity) {
        SerializationConfig config = new SerializationConfig();
        contestant.accept(config, workload);
        return new CodecStore(GridService.open(config), capacity);
    }

    @Override
    public void close() {
        // Each store ends its own service.
    }
}
