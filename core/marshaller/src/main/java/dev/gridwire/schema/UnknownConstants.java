// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The choice for constants that the reader's enum lacks.
 *
 * <pre>{@code
 * Marshaller.builder().unknownConstants(UnknownConstants.NULL)
 * }</pre>
 */
public enum UnknownConstants {
    /** The payload is refused. */
    REFUSED,
    /** The constant becomes null. In a collection or map that cannot hold null, the payload is refused. */
    NULL
}
