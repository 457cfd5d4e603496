// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The choice for fields that the reader's class lacks.
 *
 * <pre>{@code
 * Marshaller.builder().unknownFields(UnknownFields.DROPPED)
 * }</pre>
 */
public enum UnknownFields {
    /** The fields are kept beside the object for as long as it lives, and written with it again. */
    KEPT,
    /** The fields are skipped. */
    DROPPED
}
