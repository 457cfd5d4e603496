// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.core.HazelcastException;
import org.jspecify.annotations.Nullable;

/**
 * Stands for an exception that could not be marshalled, because the type policy does not allow its class or Gridwire does not
 * support it. It has the stack trace, the cause and the suppressed exceptions of the original, which are stand-ins themselves
 * where they must be.
 *
 * <pre>{@code
 * try {
 *     future.get();
 * } catch (ExecutionException e) {
 *     if (e.getCause() instanceof StandInException standIn) {
 *         log.warn("it was a " + standIn.originalClassName() + ": " + standIn.reason());
 *     }
 * }
 * }</pre>
 */
public final class StandInException extends HazelcastException {

    private static final long serialVersionUID = 1L;

    private final String originalClassName;
    private final String reason;

    /**
     * Makes one without a cause and with the stack trace of here.
     *
     * @param message the original's message, may be null
     * @param reason why the original could not be marshalled, and the remedy
     */
    StandInException(String originalClassName, @Nullable String message, String reason) {
        super(message);
        this.originalClassName = originalClassName;
        this.reason = reason;
    }

    /** The binary name of the original's class. */
    public String originalClassName() {
        return originalClassName;
    }

    /** The reason why the original could not be marshalled, and the remedy. */
    public String reason() {
        return reason;
    }

    /** The original's class and message, as it would print itself, then the reason. */
    @Override
    public String toString() {
        String message = getMessage();
        return originalClassName + (message == null ? "" : ": " + message) + " [a stand-in: " + reason + "]";
    }
}
