// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import org.jspecify.annotations.Nullable;

/**
 * Work for a fork that takes one command after the other. Has a public or package-private constructor without arguments, by
 * which the fork makes it.
 *
 * @param <C> the commands, which travel as JSON; a sealed one names its cases as Jackson asks
 */
public interface TalkTask<C> extends AutoCloseable {

    /**
     * Runs a command, in the fork.
     *
     * @return the answer, which travels as JSON; null if there is nothing to tell
     * @throws UserFailure if the user can mend it, which ends the fork; after whatever else is thrown it may be asked again
     */
    @Nullable Object answer(C command) throws Exception;

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
