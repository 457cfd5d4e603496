// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * Work for a fork that gives one result.
 *
 * @param <Q> the request, which travels as JSON
 * @param <R> the result, which also travels as JSON
 */
public interface ForkTask<Q, R> extends StreamTask<Q, R> {

    /**
     * Does the work, in the fork.
     *
     * @param onStep called after each step that the parent counts
     */
    R run(Q request, Runnable onStep) throws Exception;

    @Override
    default void run(Q request, Answers<R> answers) throws Exception {
        answers.give(run(request, answers::step));
    }
}
