// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * The state of a fork that takes commands. It needs a public or package-private constructor without arguments, which the fork
 * calls.
 */
public interface TalkTask extends AutoCloseable {

    /** Turns the failure of a command into the one to report. A {@link UserFailure} ends the fork. */
    default RuntimeException worded(RuntimeException failure) {
        return failure;
    }

    /** Releases resources that outlive the process; called when the parent ends the conversation or is gone. */
    @Override
    default void close() {
        // By default, nothing outlives the process.
    }

    /** Returns how many seconds {@link #close} may take before the process ends anyway. */
    default int closeSeconds() {
        return 5;
    }
}
