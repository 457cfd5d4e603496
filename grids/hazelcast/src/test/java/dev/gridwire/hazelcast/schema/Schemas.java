// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.schema.SchemaDescription;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Schemas of which no class is there. */
final class Schemas {

    private static final AtomicInteger NAMES = new AtomicInteger();

    private Schemas() {}

    /** Makes a schema that no other test has. */
    static SchemaDescription next() {
        return of("com.acme.Colour" + NAMES.incrementAndGet(), Renames.NONE);
    }

    /** Another with the same hash. */
    static SchemaDescription renamed(SchemaDescription schema) {
        Renames renames = new Renames(Map.of(schema.typeName(), List.of("com.acme.Color")), Map.of());
        return of(schema.typeName(), renames);
    }

    private static SchemaDescription of(String name, Renames renames) {
        Layout layout = new Layout(name, Form.ENUM, true, List.of(), List.of("RED"), Optional.empty(), Optional.empty(),
                new Construction(Construction.Way.NONE, name, "", List.of()));
        return SchemaDescription.of(new DescribedSchema(name, new Schema(List.of(layout)), renames));
    }
}
