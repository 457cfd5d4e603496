// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * Thrown when a {@link SchemaStore} is still looking for a schema on a thread that may not wait for it. The payload may be
 * readable later. A marshaller passes it on unchanged.
 *
 * <pre>{@code
 * try {
 *     return marshaller.unmarshal(bytes);
 * } catch (SchemaPendingException e) {
 *     return later(bytes);
 * }
 * }</pre>
 */
public final class SchemaPendingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception for a failed {@link SchemaStore#find}. */
    public SchemaPendingException(int hash) {
        super("A schema is not there yet: schema=" + Integer.toHexString(hash) + "; read the payload again later");
    }
}
