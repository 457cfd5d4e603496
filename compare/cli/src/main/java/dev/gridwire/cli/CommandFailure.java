// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

/** Says that a command cannot continue; the message is a sentence for the user, with the next step. */
final class CommandFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CommandFailure(String message) {
        super(message);
    }

    CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
