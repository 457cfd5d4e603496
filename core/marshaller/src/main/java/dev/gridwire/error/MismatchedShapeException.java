// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

/**
 * The payload or object is well formed, but this side's classes or limits do not accept it.
 *
 * <pre>{@code
 * try {
 *     map.set(key, marshaller.marshal(order));
 * } catch (MismatchedShapeException e) {
 *     log.warn("too large, or of no supported form: " + e.getMessage());
 * }
 * }</pre>
 */
public final class MismatchedShapeException extends GridwireException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception whose message holds the rule, the values and the next step. */
    public MismatchedShapeException(String message) {
        super(message);
    }
}
