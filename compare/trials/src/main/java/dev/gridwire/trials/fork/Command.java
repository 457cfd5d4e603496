// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A command to a fork: a lambda that is sent by Java serialization, like its answer. Both JVMs have the same classes, and
 * nobody else writes to either.
 *
 * @param <T> the task of the fork
 * @param <R> the answer, which must be Serializable
 */
@FunctionalInterface
public interface Command<T extends TalkTask, R> extends Serializable {

    /**
     * Runs the command in the fork.
     *
     * @return null if there is no answer
     * @throws UserFailure if the user can fix the problem, which ends the fork; after any other exception the fork takes
     *     further commands
     */
    @Nullable R run(T task) throws Exception;
}
