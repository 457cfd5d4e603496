// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

import dev.gridwire.codegen.model.EscapedNames;

/**
 * Something that the marshaller refused; the three reasons are the subclasses. The marshaller is usable afterwards.
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

    /** Names come from bytes: none may look like another line of a log, or move a terminal's cursor. */
    GridwireException(String message) {
        super(EscapedNames.line(message));
    }
}
