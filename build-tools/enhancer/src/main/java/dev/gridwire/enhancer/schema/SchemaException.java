// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

/** Says that the schema file contradicts itself or the classes; the message names the lines and the next step. */
public final class SchemaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Takes the message. */
    public SchemaException(String message) {
        super(message);
    }
}
