// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

/** One call of a map, by one thread. */
interface MapCall {

    /**
     * Calls.
     *
     * @param index from 0, growing by one each time
     */
    void call(long index);
}
