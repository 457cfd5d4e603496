// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** The bytes that were read are no value. In copies, Hazelcast's {@code HazelcastSerializationException} stands in its place. */
final class Refusal extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    Refusal(String message) {
        super(message);
    }

    Refusal(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
