// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import org.jspecify.annotations.Nullable;

/**
 * A failure that only the user can fix. The message is a sentence with the next step; from a fork, it reaches the parent in a
 * {@link ForkFailure}.
 */
public final class UserFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Names the fault and the remedy. */
    public UserFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** Names the fault and the remedy. */
    public UserFailure(String message) {
        super(message);
    }
}
