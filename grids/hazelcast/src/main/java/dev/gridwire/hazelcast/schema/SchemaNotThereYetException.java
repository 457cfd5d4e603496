// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.spi.exception.RetryableException;
import dev.gridwire.schema.SchemaPendingException;

/**
 * Ends an operation that met a value of an unknown schema on a thread that may not wait for it; Hazelcast does the operation
 * again, half a second later. Hazelcast would wrap any exception but a HazelcastSerializationException, and not do it again.
 */
public final class SchemaNotThereYetException extends HazelcastSerializationException implements RetryableException {

    private static final long serialVersionUID = 1L;

    /** Makes one of the marshaller's exception. */
    public SchemaNotThereYetException(SchemaPendingException cause) {
        super(cause.getMessage(), cause);
    }
}
