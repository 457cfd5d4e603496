// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

/** A class cannot be recorded, or a recording cannot be read. The message names the file or class, and the next step. */
public final class RecordingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception whose message holds the rule, the values and the next step. */
    public RecordingException(String message) {
        super(message);
    }

    /** Makes one with a cause. */
    public RecordingException(String message, Throwable cause) {
        super(message, cause);
    }
}
