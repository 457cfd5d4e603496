// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps schemas in a map. */
final class MemoryStore implements SchemaStore {

    private final Map<Integer, Set<SchemaDescription>> schemas = new ConcurrentHashMap<>();

    @Override
    public boolean publish(SchemaDescription schema) {
        schemas.computeIfAbsent(schema.hash(), hash -> ConcurrentHashMap.newKeySet()).add(schema);
        return true;
    }

    @Override
    public Set<SchemaDescription> find(int hash) {
        return schemas.getOrDefault(hash, Set.of());
    }
}
