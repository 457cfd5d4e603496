// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.jspecify.annotations.Nullable;

/**
 * Counts for one caller at a time, who mostly comes with the same class again, so that the counters of all callers are met
 * seldom. Waiting counts are added to them by whoever asks; a moment's race costs a count, never more.
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

    /** Tells the waiting counts; for anyone. */
    void peek(Sink other) {
        Class<?> type = last;
        if (type != null) {
            other.add(type, count, bytes);
        }
    }

    /** Hands over the waiting counts; for the one caller. */
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
