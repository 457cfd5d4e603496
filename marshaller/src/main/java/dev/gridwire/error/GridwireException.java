// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

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

    GridwireException(String message) {
        super(oneLine(message));
    }

    /** Names come from bytes: none may look like another line of a log, or move a terminal's cursor. */
    private static String oneLine(String message) {
        StringBuilder line = null;
        for (int i = 0; i < message.length(); i++) {
            if (Character.isISOControl(message.charAt(i))) {
                line = line == null ? new StringBuilder(message) : line;
                line.setCharAt(i, '?');
            }
        }
        return line == null ? message : line.toString();
    }
}
