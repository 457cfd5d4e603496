// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The fate of constants that the reader's enum does not have.
 *
 * <pre>{@code
 * Marshaller.builder().unknownConstants(UnknownConstants.NULL)
 * }</pre>
 */
public enum UnknownConstants {
    /** The payload is refused. */
    REFUSED,
    /** The constant becomes null; in a collection or map, where null may have no place, the payload is refused. */
    NULL
}
