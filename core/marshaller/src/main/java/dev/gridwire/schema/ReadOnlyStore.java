// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.util.Collection;

/** Finds the schemas of another store, but publishes none. */
record ReadOnlyStore(SchemaStore store) implements SchemaStore {

    @Override
    public boolean publish(SchemaDescription schema) {
        return false;
    }

    @Override
    public Collection<SchemaDescription> find(int hash) {
        return store.find(hash);
    }
}
