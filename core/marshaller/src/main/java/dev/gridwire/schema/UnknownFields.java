// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The fate of fields that the reader's class does not have.
 *
 * <pre>{@code
 * Marshaller.builder().unknownFields(UnknownFields.DROPPED)
 * }</pre>
 */
public enum UnknownFields {
    /** They are kept beside the object for as long as it lives, and written with it again. */
    KEPT,
    /** They are passed over. */
    DROPPED
}
