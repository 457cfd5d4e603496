// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.payload.Limits;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;

/** Marshallers for the tests. */
final class Marshallers {

    static final Marshaller ZOO = zoo(Limits.DEFAULT);

    /** Its payloads carry no schemas. */
    static final Marshaller LEAN =
            Marshaller.builder().allowPackage("dev.gridwire.zoo").schemas(SchemaStore.inMemory()).build();

    private Marshallers() {}

    static Marshaller zoo(Limits limits) {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").limits(limits).build();
    }

    static <T> T roundTrip(T value) {
        return ZOO.unmarshal(ZOO.marshal(value));
    }

    static void assertSameGraph(Object value) {
        byte[] bytes = ZOO.marshal(value);
        Object copy = ZOO.unmarshal(bytes);
        assertThat(ExactComparison.gravest(value, copy)).isEmpty();
        assertThat(copy == null ? null : copy.getClass()).isEqualTo(value == null ? null : value.getClass());
        assertThat(ZOO.marshal(value)).isEqualTo(bytes);
    }
}
