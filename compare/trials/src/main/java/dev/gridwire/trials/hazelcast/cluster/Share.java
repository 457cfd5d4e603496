// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.io.Serializable;

/**
 * A client's part of all keys.
 *
 * @param client the number of the client, from 0
 * @param clients the number of clients in the trial
 * @param threads the number of threads of each
 */
record Share(int client, int clients, int threads) implements Serializable {

    /** Returns the overall number of one of this client's threads. */
    int writer(int thread) {
        return client * threads + thread;
    }

    int writers() {
        return clients * threads;
    }

    /** Returns how many of all keys a writer has. */
    int keysOf(int writer, int keys) {
        return keys / writers() + (writer < keys % writers() ? 1 : 0);
    }

    /** Returns the index of a writer's n-th key. */
    int key(int writer, int nth) {
        return nth * writers() + writer;
    }
}
