// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The threads that write and read at once.
 *
 * <p>One caller of a map spends its time asleep while threads of the grid wake each other, and no mechanism shows; several keep
 * them awake.
 */
final class Callers implements AutoCloseable {

    private final int count;
    private final ExecutorService threads;

    Callers(int count) {
        this.count = count;
        this.threads = Executors.newFixedThreadPool(count);
    }

    /** Whether the calling thread does all of it. */
    boolean isAlone() {
        return count == 1;
    }

    /** Works on the indices from {@code begin}, inclusive, to {@code end}. */
    interface Work {
        void run(int begin, int end);
    }

    /** Shares the indices below {@code size} out and waits for all; a single caller is the calling thread itself. */
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
        shares.forEach(Callers::await);
    }

    private static void await(Future<?> share) {
        try {
            share.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("a window was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException("a window failed", e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
