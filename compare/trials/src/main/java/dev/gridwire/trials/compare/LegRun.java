// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.PausingFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.QuietMoment;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One JVM of a contestant, for one or several legs, one after the other. It measures a slice on request. A fork that fails
 * gives failed cells, unless the user can fix the problem.
 */
final class LegRun implements AutoCloseable {

    private static final double USABLE_MEMORY = 0.7;
    private static final long BYTES_PER_MEGABYTE = 1 << 20;
    private static final int MEGABYTES_BESIDE_THE_HEAP = 300;

    private final List<Leg<?>> legs;
    private final QuietMoment quiet;
    private int current;
    private @Nullable PausingFork<List<Cell>> fork;
    private String failure = "";

    private LegRun(List<Leg<?>> legs, QuietMoment quiet) {
        this.legs = List.copyOf(legs);
        this.quiet = quiet;
    }

    /** Returns how many can be alive at once, by the memory that the machine or the container has left; at least 1. */
    static int most(Forks forks) {
        long free = Math.min(Machine.availableMemoryBytes(), Machine.here().memoryBytes()); // the first ignores containers
        long each = (forks.heapMegabytes() + MEGABYTES_BESIDE_THE_HEAP) * BYTES_PER_MEGABYTE;
        return (int) Math.max(1, USABLE_MEMORY * free / each);
    }

    /** Cuts an order into groups of at most this size. */
    static <T> List<List<T>> groups(List<T> order, int most) {
        return IntStream.iterate(0, begin -> begin < order.size(), begin -> begin + most)
                .mapToObj(begin -> order.subList(begin, Math.min(order.size(), begin + most)))
                .toList();
    }

    /**
     * Starts a fork and waits until everything is warm for the first leg.
     *
     * @param stays one for each leg
     * @throws ForkFailure if it is for the user
     */
    static LegRun start(List<Leg<?>> legs, TrialFork fork, int turn, List<TrialFork.Stay> stays, QuietMoment quiet) {
        LegRun run = new LegRun(legs, quiet);
        run.guarded(() -> run.fork = fork.start(turn, stays, quiet.usualNanos()));
        return run;
    }

    /** Whether another leg follows, which can begin once this one has its results. */
    boolean hasNext() {
        return failure.isEmpty() && fork != null && fork.hasNext();
    }

    /** Moves on to the next leg, and waits until everything is warm for that. */
    void next() {
        current++;
        guarded(() -> fork().goOn());
    }

    /** Whether this leg has more to measure. */
    boolean isDue() {
        return failure.isEmpty() && fork != null && fork.isDue();
    }

    /** Waits until it is at rest, before the first slice. */
    void rest() {
        if (isDue()) {
            guarded(() -> fork().goOn());
        }
    }

    /** Measures a slice, in a quiet moment if one comes soon. */
    void measure() {
        quiet.await();
        guarded(() -> fork().goOn());
    }

    /** Returns the results of this leg, when no work is due. */
    List<Cell> cells() {
        if (!failure.isEmpty()) {
            return legs.get(current).failed(failure);
        }
        return fork().result();
    }

    private PausingFork<List<Cell>> fork() {
        return Objects.requireNonNull(fork, "it has failed");
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                close();
                throw e;
            }
            failure = String.valueOf(e.getMessage());
        }
    }

    @Override
    public void close() {
        if (fork != null) {
            fork.close();
        }
    }
}
