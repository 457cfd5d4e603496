// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

import dev.gridwire.codegen.model.EscapedNames;

/**
 * Thrown when the marshaller refuses something. Each subclass stands for one of the three reasons. The marshaller stays usable
 * afterwards.
 *
 * <pre>{@code
 * try {
 *     return marshaller.unmarshal(bytes);
 * } catch (GridwireException e) {
 *     throw new BadRequestException(e.getMessage(), e);
 * }
 * }</pre>
 */
public abstract sealed class GridwireException extends RuntimeException
        permits MalformedBytesException, MismatchedShapeException, RejectedTypeException {

    private static final long serialVersionUID = 1L;

    /**
     * Escapes the message. It may contain names from the bytes, which must not look like another line of a log, or move a
     * terminal's cursor.
     */
    GridwireException(String message) {
        super(EscapedNames.line(message));
    }
}
