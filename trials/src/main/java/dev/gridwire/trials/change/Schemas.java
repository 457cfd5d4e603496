// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.place.SchemasInMemory;

/** What the members of a grid share: schemas by their numbers. */
record Schemas(SchemasInMemory ofCompact, SchemaStore ofGridwire) {

    static Schemas none() {
        return new Schemas(new SchemasInMemory(), SchemaStore.inMemory());
    }
}
