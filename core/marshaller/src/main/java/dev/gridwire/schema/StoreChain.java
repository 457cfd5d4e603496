// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.util.Collection;
import java.util.List;

/** Asks several stores in turn; the first that knows the answer gives it. */
record StoreChain(List<SchemaStore> stores) implements SchemaStore {

    @Override
    public boolean publish(SchemaDescription schema) {
        for (SchemaStore store : stores) {
            if (store.publish(schema)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Collection<SchemaDescription> find(int hash) {
        for (SchemaStore store : stores) {
            Collection<SchemaDescription> found = store.find(hash);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }
}
