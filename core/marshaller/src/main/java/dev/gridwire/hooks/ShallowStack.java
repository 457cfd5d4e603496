// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes throwables on a thread whose stack has only a few frames. Each constructor of Throwable that leaves room for another
 * stack trace records the thread's own trace, and {@code setStackTrace} does not drop it. That takes 22 KB at a depth of 1,000
 * frames, for an object of five bytes. A few frames take less than 1 KB. A throwable made without a stack accepts neither a trace
 * nor a cause later, and Java 17 has no public way to set its fields. No other thread has seen the object yet, so no lock is
 * awaited.
 */
final class ShallowStack {

    private static final long IDLE_MILLIS = 200;

    /** Provides a thread for each reader that is waiting. The threads end soon, and hold no class loader. */
    private static final ExecutorService THREADS = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, IDLE_MILLIS, TimeUnit.MILLISECONDS, new SynchronousQueue<>(), ShallowStack::thread);

    private ShallowStack() {}

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "gridwire-throwables", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        return thread;
    }

    /** Calls a maker and waits for its object. Keeps the interrupt flag, and passes on what the maker throws. */
    static <T> T make(Supplier<T> maker) {
        Future<T> made = THREADS.submit(maker::get);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return made.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException unchecked(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(cause);
    }
}
