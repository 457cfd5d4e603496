// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import com.github.kagkarlsson.scheduler.serializer.Serializer;
import dev.gridwire.grid.GridCodec;

/** Serializes the data of db-scheduler's tasks. It reads rows that db-scheduler's own Java serialization wrote, too. */
final class SchedulerSerializer implements Serializer {

    private final GridCodec codec = GridCodec.asConfigured(SchedulerSerializer.class, builder -> builder);

    @Override
    public byte[] serialize(Object data) {
        return codec.write(data);
    }

    @Override
    public <T> T deserialize(Class<T> type, byte[] bytes) {
        return bytes == null ? null : type.cast(codec.read(bytes, 0, bytes.length, null));
    }
}
