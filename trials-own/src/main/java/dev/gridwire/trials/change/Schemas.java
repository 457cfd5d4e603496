// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;

/** The stores of schemas that the members of a grid share. */
record Schemas(SchemasInMemory ofCompact, SchemaStore ofGridwire) {

    static Schemas none() {
        return new Schemas(new SchemasInMemory(), SchemaStore.inMemory());
    }
}
