// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * Work for a fork that may not live to its end: each result travels as soon as it is there. Has a public or package-private
 * constructor without arguments, by which the fork makes it, and is a class that says its types.
 *
 * @param <Q> the request, which travels as JSON
 * @param <R> each result, likewise
 */
public interface StreamTask<Q, R> {

    /** Does the work, in the fork. */
    void run(Q request, Answers<R> answers) throws Exception;

    /** Where the results go; called by one thread at a time. */
    interface Answers<R> {

        /** Something has begun that the parent wants to know of if it is the last. */
        default void step() {
            // Most count no steps.
        }

        /** Waits until the parent says to go on, which only that of a {@link PausingFork} does. */
        default void pause() throws InterruptedException {
            throw new UnsupportedOperationException("nobody would say to go on");
        }

        /** One result. */
        void give(R result);
    }
}
