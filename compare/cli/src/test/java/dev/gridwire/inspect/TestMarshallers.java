// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.Marshaller;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;

/** Marshallers for the tests. */
final class TestMarshallers {

    /** Its payloads carry their schemas. */
    static final Marshaller ZOO = zoo(Limits.DEFAULT);

    /** Its payloads carry no schemas. */
    static final Marshaller LEAN =
            Marshaller.builder().allowPackage("dev.gridwire.zoo").schemas(SchemaStore.inMemory()).build();

    private TestMarshallers() {}

    static Marshaller zoo(Limits limits) {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").limits(limits).build();
    }
}
