// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * Says that a {@link SchemaStore} is looking for a schema, on a thread that may not wait for it: the payload may be readable
 * later. Goes through a marshaller unchanged.
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

    /** Makes one for a failed {@link SchemaStore#find}. */
    public SchemaPendingException(int hash) {
        super("A schema is not there yet: schema=" + Integer.toHexString(hash) + "; read the payload again later");
    }
}
