// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.spi.exception.RetryableException;
import dev.gridwire.schema.SchemaPendingException;

/**
 * Ends an operation that met a value of an unknown schema on a thread that may not wait for it. Hazelcast repeats the operation
 * half a second later. It must extend HazelcastSerializationException, because Hazelcast would wrap any other exception and not
 * repeat the operation.
 */
public final class SchemaNotThereYetException extends HazelcastSerializationException implements RetryableException {

    private static final long serialVersionUID = 1L;

    /** Wraps the marshaller's exception. */
    public SchemaNotThereYetException(SchemaPendingException cause) {
        super(cause.getMessage(), cause);
    }
}
