// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * Work for a fork. Has a public or package-private constructor without arguments, by which the fork makes it.
 *
 * @param <Q> the request, which travels as JSON
 * @param <R> the result, likewise
 */
public interface ForkTask<Q, R> {

    /** The class of the request. */
    Class<Q> requestType();

    /** The class of the result. */
    Class<R> resultType();

    /**
     * Does the work, in the fork.
     *
     * @param onStep to be called after each step that the parent counts
     */
    R run(Q request, Runnable onStep) throws Exception;
}
