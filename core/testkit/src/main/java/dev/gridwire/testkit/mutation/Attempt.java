// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/**
 * The result of one input.
 *
 * @param object the decoded object; null may be one
 * @param failure the exception thrown instead
 * @param allocatedBytes by this thread meanwhile
 * @param cpuNanos of this thread meanwhile
 */
public record Attempt(@Nullable Object object, @Nullable Throwable failure, long allocatedBytes, long cpuNanos) {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Decodes an input on the calling thread; catches everything, errors too. */
    public static Attempt of(Decoder decoder, byte[] input) {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long nanos = THREADS.getCurrentThreadCpuTime();
        Object object = null;
        Throwable failure = null;
        try {
            object = decoder.decode(input);
        } catch (Throwable thrown) {
            failure = thrown;
        }
        return new Attempt(object, failure, THREADS.getCurrentThreadAllocatedBytes() - bytes,
                THREADS.getCurrentThreadCpuTime() - nanos);
    }

    /** Says whether an object came out of it. */
    public boolean isObject() {
        return failure == null;
    }
}
