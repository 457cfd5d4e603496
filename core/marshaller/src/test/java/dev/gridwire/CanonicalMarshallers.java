// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.payload.Limits;
import java.util.Hashtable;

/** Marshallers that write canonically. */
final class CanonicalMarshallers {

    static final Marshaller INTERPRETED = zoo(Limits.DEFAULT, Generation.NEVER);
    static final Marshaller GENERATED = zoo(Limits.DEFAULT, Generation.AT_ONCE);

    private CanonicalMarshallers() {}

    static Marshaller zoo(Limits limits, Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").register(Hashtable.class).limits(limits)
                .generation(generation).canonical().build();
    }

    /** The canonical bytes, which the interpreter and generated code agree on, and which any marshaller reads. */
    static byte[] canonical(Object value) {
        byte[] bytes = INTERPRETED.marshal(value);
        assertThat(GENERATED.marshal(value)).isEqualTo(bytes);
        Object copy = GENERATED.unmarshal(bytes);
        assertThat(INTERPRETED.marshal(copy)).as("written again").isEqualTo(bytes);
        assertThat(GENERATED.marshal(copy)).as("written again").isEqualTo(bytes);
        return bytes;
    }

    static void assertSameBytes(Object one, Object other) {
        assertThat(canonical(one)).isEqualTo(canonical(other));
    }
}
