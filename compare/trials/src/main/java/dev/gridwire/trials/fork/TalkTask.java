// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * What a fork has that takes one command after the other. Has a public or package-private constructor without arguments, by
 * which the fork makes it.
 */
public interface TalkTask extends AutoCloseable {

    /** The failure of a command as it is told; in words where that ends the fork. */
    default RuntimeException worded(RuntimeException failure) {
        return failure;
    }

    /** Gives back resources that outlive the process; called when the parent ends the talk, or is gone. */
    @Override
    default void close() {
        // Nothing does.
    }

    /** The time that {@link #close} may take before the process ends all the same. */
    default int closeSeconds() {
        return 5;
    }
}
