// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.internal.serialization.impl.compact.Schema;
import com.hazelcast.internal.serialization.impl.compact.SchemaService;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Holds Compact's schemas without a cluster. */
public final class SchemasInMemory implements SchemaService {

    private final Map<Long, Schema> schemas = new ConcurrentHashMap<>();

    @Override
    public @Nullable Schema get(long schemaId) {
        return schemas.get(schemaId);
    }

    @Override
    public void put(Schema schema) {
        schemas.put(schema.getSchemaId(), schema);
    }

    @Override
    public void putLocal(Schema schema) {
        put(schema);
    }
}
