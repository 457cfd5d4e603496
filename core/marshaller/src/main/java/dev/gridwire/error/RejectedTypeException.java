// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

/**
 * The type policy does not allow the class, which was not loaded; or the virtual machine's serial filter rejects it, and it was
 * not initialised. The message holds the line that would allow it, or names the filter.
 *
 * <pre>{@code
 * try {
 *     return marshaller.unmarshal(bytes);
 * } catch (RejectedTypeException e) {
 *     log.warn("not let in: " + e.getMessage());
 * }
 * }</pre>
 */
public final class RejectedTypeException extends GridwireException {

    private static final long serialVersionUID = 1L;

    /** Names the class and the remedy. */
    public RejectedTypeException(String message) {
        super(message);
    }
}
