// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Measures one cell: verifies that values survive, takes their size, warms up, then times rounds of fresh values. */
public final class Trial<P> {

    /** Rounds that fill the caches again with this workload's code and data. */
    private static final int UNCOUNTED = 2;

    private final Workload<P> workload;
    private final Contestant contestant;
    private final Place place;
    private final Store store;
    private final int size;
    private final Effort effort;
    private final Runnable onRound;
    private final Supplier<P> values;

    private Trial(
            Workload<P> workload,
            Contestant contestant,
            Place place,
            Store store,
            int size,
            Effort effort,
            Runnable onRound) {
        this.workload = workload;
        this.contestant = contestant;
        this.place = place;
        this.store = store;
        this.size = size;
        this.effort = effort;
        this.onRound = onRound;
        this.values = workload.values(effort.seed());
    }

    /**
     * Prepares a trial.
     *
     * @param store empty, opened for the contestant, the workload and {@code size} values
     * @param size values a round, at least 1
     * @param onRound called after each round that counts
     */
    public static <P> Trial<P> of(
            Workload<P> workload,
            Contestant contestant,
            Place place,
            Store store,
            int size,
            Effort effort,
            Runnable onRound) {
        return new Trial<>(workload, contestant, place, store, size, effort, onRound);
    }

    /** Runs rounds that do not count: as many as begin in this time. */
    public void warmUp(long nanos) {
        try (Callers callers = new Callers(place.callers())) {
            long end = System.nanoTime() + nanos;
            while (System.nanoTime() < end) {
                runUncounted(callers);
            }
        }
    }

    /** Runs the trial; a value that is lost or altered is reported in the cell, whatever else fails is thrown. */
    public Cell run() {
        try (Callers callers = new Callers(place.callers())) {
            return run(callers);
        }
    }

    private Cell run(Callers callers) {
        Verification verified = Verification.of(workload, contestant, values, store);
        for (int i = 0; i < UNCOUNTED && effort.warmupMillis() > 0; i++) {
            runUncounted(callers);
        }
        List<Double> writeNanos = new ArrayList<>();
        List<Double> writeBytes = new ArrayList<>();
        List<Double> readNanos = new ArrayList<>();
        List<Double> readBytes = new ArrayList<>();
        for (int i = 0; i < effort.rounds(); i++) {
            Round round = freshRound(callers);
            round.write().addTo(writeNanos, writeBytes);
            round.read().addTo(readNanos, readBytes);
            store.clear();
            onRound.run();
        }
        return cell(verified, Measurement.of(writeNanos, writeBytes), Measurement.of(readNanos, readBytes));
    }

    private void runUncounted(Callers callers) {
        Round round = freshRound(callers);
        round.write();
        round.read();
        store.clear();
    }

    private Round freshRound(Callers callers) {
        Object[] keys = new Object[size];
        Object[] forms = new Object[size];
        for (int i = 0; i < size; i++) {
            P plain = values.get();
            keys[i] = workload.key(plain, i);
            forms[i] = contestant.value(workload, plain);
        }
        return new Round(store, callers, keys, forms);
    }

    private Cell cell(Verification verified, Measurement write, Measurement read) {
        Outcome outcome = verified.outcome();
        return new Cell(
                workload.id(), contestant.id(), place.id(), outcome, verified.note(), verified.meanBytes(), size, write, read);
    }
}
