// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.io.Serializable;

/**
 * A client's part of all keys.
 *
 * @param client from 0
 * @param clients of the trial
 * @param threads of each
 */
record Share(int client, int clients, int threads) implements Serializable {

    /** The number of one of this client's threads. */
    int writer(int thread) {
        return client * threads + thread;
    }

    int writers() {
        return clients * threads;
    }

    /** The number of a writer's keys, of so many. */
    int keysOf(int writer, int keys) {
        return keys / writers() + (writer < keys % writers() ? 1 : 0);
    }

    /** The index of a writer's n-th key. */
    int key(int writer, int nth) {
        return nth * writers() + writer;
    }
}
