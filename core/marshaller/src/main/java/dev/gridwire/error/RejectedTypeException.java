// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

/**
 * The type policy does not allow the class, which was not loaded. Or the virtual machine's serial filter rejects the class, which
 * was not initialised. The message contains the setting that would allow the class, or names the filter.
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

    /** Makes an exception whose message names the class and the remedy. */
    public RejectedTypeException(String message) {
        super(message);
    }
}
