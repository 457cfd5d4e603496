// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.core.HazelcastException;
import org.jspecify.annotations.Nullable;

/**
 * Replaces an exception that could not be marshalled, because the type policy does not allow its class or Gridwire does not
 * support it. It keeps the original's stack trace, cause and suppressed exceptions, replacing these where necessary.
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
     * Creates one without a cause and with the current stack trace.
     *
     * @param message the original's message, possibly null
     * @param reason why the original could not be marshalled, and the remedy
     */
    StandInException(String originalClassName, @Nullable String message, String reason) {
        super(message);
        this.originalClassName = originalClassName;
        this.reason = reason;
    }

    /** Returns the binary name of the original's class. */
    public String originalClassName() {
        return originalClassName;
    }

    /** Returns why the original could not be marshalled, and the remedy. */
    public String reason() {
        return reason;
    }

    /** Returns the original's class and message, as the original would print itself, then the reason. */
    @Override
    public String toString() {
        String message = getMessage();
        return originalClassName + (message == null ? "" : ": " + message) + " [a stand-in: " + reason + "]";
    }
}
