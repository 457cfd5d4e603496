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
 * Makes throwables on a thread with a stack of a few frames. Each constructor of Throwable that leaves room for another stack
 * trace records the thread's own, which {@code setStackTrace} does not drop: 22 KB at a depth of 1,000 frames, for an object of
 * five bytes. A few frames take less than 1 KB. A throwable made without a stack takes no trace and no cause later, and Java 17
 * has no public way to set its fields. Nobody has seen the object yet, so that no lock is waited for.
 */
final class ShallowStack {

    private static final long IDLE_MILLIS = 200;

    /** A thread for each reader that waits at the moment; the thread goes soon, and holds no class loader. */
    private static final ExecutorService THREADS = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, IDLE_MILLIS, TimeUnit.MILLISECONDS, new SynchronousQueue<>(), ShallowStack::thread);

    private ShallowStack() {}

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "gridwire-throwables", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        return thread;
    }

    /** Calls a maker and waits for the object. Keeps the interrupt flag; lets what the maker throws through. */
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
