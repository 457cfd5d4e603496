// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** The threads of a client; they live as long as the workload, so that their allocations can be counted. */
final class LoadThreads implements AutoCloseable {

    private final int count;
    private final ExecutorService threads;

    LoadThreads(int count) {
        this.count = count;
        this.threads = Executors.newFixedThreadPool(count);
    }

    int count() {
        return count;
    }

    /** Lets all threads do something at once. */
    <R> List<Future<R>> begin(IntFunction<R> work) {
        CountDownLatch ready = new CountDownLatch(count);
        List<Future<R>> results = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int thread = i;
            results.add(threads.submit(() -> {
                ready.countDown();
                ready.await();
                return work.apply(thread);
            }));
        }
        return results;
    }

    /** Lets all threads do something at once and waits for all. */
    <R> List<R> together(IntFunction<R> work) {
        return results(begin(work));
    }

    static <R> List<R> results(List<Future<R>> futures) {
        return futures.stream().map(LoadThreads::result).toList();
    }

    private static <R> R result(Future<R> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the load was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException("the load failed", e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
