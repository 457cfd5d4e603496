// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A command to a fork: a lambda, which travels in Java's own serialization, and its answer as well. Both JVMs have the same
 * classes, and nobody else writes to either.
 *
 * @param <T> the task of the fork
 * @param <R> the answer, a Serializable
 */
@FunctionalInterface
public interface Command<T extends TalkTask, R> extends Serializable {

    /**
     * Does it, in the fork.
     *
     * @return null if there is nothing to tell
     * @throws UserFailure if the user can mend it, which ends the fork; after whatever else is thrown it may be asked again
     */
    @Nullable R run(T task) throws Exception;
}
