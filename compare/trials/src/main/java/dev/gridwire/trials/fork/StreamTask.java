// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * Work for a fork that may die: each result is sent at once. It needs a public or package-private constructor without
 * arguments, which the fork calls, and must be a class that declares its type arguments.
 *
 * @param <Q> the request, which travels as JSON
 * @param <R> each result, which also travels as JSON
 */
public interface StreamTask<Q, R> {

    /** Does the work, in the fork. */
    void run(Q request, Answers<R> answers) throws Exception;

    /** Receives the results; called by one thread at a time. */
    interface Answers<R> {

        /** Reports that something has begun that the parent wants to know of if it is the last. */
        default void step() {
            // Most parents count no steps.
        }

        /** Waits until the parent lets the task continue. Only a {@link PausingFork} supports this. */
        default void pause() throws InterruptedException {
            throw new UnsupportedOperationException("nobody would say to go on");
        }

        /** Sends one result. */
        void give(R result);
    }
}
