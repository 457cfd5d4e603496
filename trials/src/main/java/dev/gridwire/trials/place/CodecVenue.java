// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.gridwire.trials.workload.Workload;
import java.util.function.BiConsumer;

/** Hazelcast's serialization service with no member around it. */
record CodecVenue(BiConsumer<SerializationConfig, Workload<?>> contestant) implements Venue {

    @Override
    public Store open(Workload<?> workload, int capacity) {
        SerializationConfig config = new SerializationConfig();
        contestant.accept(config, workload);
        return new CodecStore(service(config), capacity);
    }

    @Override
    public void close() {
        // Each store ends its own service.
    }

    private static InternalSerializationService service(SerializationConfig config) {
        return new DefaultSerializationServiceBuilder()
                .setConfig(config)
                .setSchemaService(new SchemasInMemory())
                .build();
    }
}
