// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/** A failure that a fork cannot mend and its user can. The message is a sentence with the next step. */
public final class UserFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Names the fault and the remedy. */
    public UserFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Names the fault and the remedy. */
    public UserFailure(String message) {
        super(message);
    }
}
