// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

/** Says if a thread may wait for an answer of the grid. */
enum WaitPolicy {
    /** The caller's own threads, and the workers of Hazelcast's executors. */
    MAY,
    /** Threads that run a member's operations, which are done again when they say so. */
    RETRIES,
    /** Threads that move the bytes: the answer would come by them. */
    NEVER;

    /** The answer for the current thread, told by its class's name: Hazelcast has no public word for it. */
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
