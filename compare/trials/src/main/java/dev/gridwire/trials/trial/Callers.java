// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/**
 * The threads that write and read at once.
 *
 * <p>A single caller of a map sleeps while threads of the grid wake each other, which hides the mechanisms; several callers
 * keep the threads awake.
 */
public final class Callers implements AutoCloseable {

    private final int count;
    private final ExecutorService threads;

    /** Starts this many threads. They live until they are closed, so that their allocations can be counted. */
    public Callers(int count) {
        this.count = count;
        this.threads = Executors.newFixedThreadPool(count);
    }

    /** Whether the calling thread does all the work. */
    boolean isAlone() {
        return count == 1;
    }

    /** Works on the indices from {@code begin}, inclusive, to {@code end}. */
    interface Work {
        void run(int begin, int end);
    }

    /** Distributes the indices below {@code size} and waits for all; a single caller is the calling thread itself. */
    void run(int size, Work work) {
        if (count == 1) {
            work.run(0, size);
            return;
        }
        List<Future<?>> shares = new ArrayList<>(count);
        for (int caller = 0; caller < count; caller++) {
            int begin = (int) ((long) size * caller / count);
            int end = (int) ((long) size * (caller + 1) / count);
            shares.add(threads.submit(() -> work.run(begin, end)));
        }
        shares.forEach(Callers::result);
    }

    /** Returns their number. */
    public int count() {
        return count;
    }

    /** Starts work in all threads at once, each with its number. */
    public <R> List<Future<R>> begin(IntFunction<R> work) {
        CountDownLatch ready = new CountDownLatch(count);
        List<Future<R>> results = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int caller = i;
            results.add(threads.submit(() -> {
                ready.countDown();
                ready.await();
                return work.apply(caller);
            }));
        }
        return results;
    }

    /** Runs work in all threads at once and waits for them. */
    public <R> List<R> together(IntFunction<R> work) {
        return begin(work).stream().map(Callers::result).toList();
    }

    /** Waits for the result of one thread. */
    public static <R> R result(Future<R> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the measuring was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException("the measuring failed", e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
