// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

/** The type policy does not allow the class; it was not loaded. The message holds the line that would allow it. */
public final class RejectedTypeException extends GridwireException {

    private static final long serialVersionUID = 1L;

    /** Names the class and what would allow it. */
    public RejectedTypeException(String message) {
        super(message);
    }
}
