// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

/** Says whether a thread may wait for an answer of the grid. */
enum WaitPolicy {
    /** Threads of the caller, and workers of Hazelcast's executors. */
    MAY,
    /** Threads that run a member's operations, which Hazelcast repeats on request. */
    RETRIES,
    /** Threads that transport bytes: the answer itself would arrive by them. */
    NEVER;

    /** Returns the policy of the current thread, by the name of its class, because Hazelcast has no public API for it. */
    static WaitPolicy here() {
        String type = Thread.currentThread().getClass().getName();
        if (!type.startsWith("com.hazelcast.")) {
            return MAY;
        }
        if (type.endsWith("OperationThread")) {
            return RETRIES;
        }
        return type.endsWith("NioThread") || type.endsWith("ResponseThread") ? NEVER : MAY;
    }
}
