// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/**
 * The result of decoding one input.
 *
 * @param object the decoded object, which may be null
 * @param failure the exception thrown instead; null if there is none
 * @param allocatedBytes the bytes that this thread allocated meanwhile
 * @param cpuNanos the CPU time of this thread meanwhile
 */
public record Attempt(@Nullable Object object, @Nullable Throwable failure, long allocatedBytes, long cpuNanos) {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Decodes an input on the calling thread, and catches everything, including errors. */
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

    /** Returns whether an object was decoded. */
    public boolean isObject() {
        return failure == null;
    }
}
