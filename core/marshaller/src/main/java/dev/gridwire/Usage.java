// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.jspecify.annotations.Nullable;

/**
 * Counts the work of one caller at a time. Callers mostly come with the same class again, so the counters that all callers share
 * are touched rarely. A thread that asks for the totals adds the waiting counts to them. A race then costs one count at most.
 */
final class Usage {

    /** Adds the counts of one caller to those shared by all. */
    @FunctionalInterface
    interface Sink {
        void add(Object key, long count, long bytes);
    }

    private final Sink sink;
    private @Nullable Class<?> last;
    private long count;
    private long bytes;

    Usage(Sink sink) {
        this.sink = sink;
    }

    /** Counts a payload. */
    void note(@Nullable Object root, long byteCount) {
        if (root == null) {
            return;
        }
        Class<?> type = root.getClass();
        if (type == last) {
            count++;
            bytes += byteCount;
        } else {
            change(type, byteCount);
        }
    }

    private void change(Class<?> type, long byteCount) {
        flush();
        Object key = Usages.key(type);
        if (key == type) {
            last = type;
            count = 1;
            bytes = byteCount;
        } else {
            sink.add(key, 1, byteCount);
        }
    }

    /** Reports the waiting counts without removing them. Any thread may call this. */
    void peek(Sink other) {
        Class<?> type = last;
        if (type != null) {
            other.add(type, count, bytes);
        }
    }

    /** Hands over the waiting counts. Only the one caller may call this. */
    void flush() {
        Class<?> type = last;
        if (type != null) {
            last = null;
            sink.add(type, count, bytes);
            count = 0;
            bytes = 0;
        }
    }
}
