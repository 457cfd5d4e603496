// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.MisplacedObjects;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.workload.Workload;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the inputs of one cell one by one, and judges each result. */
final class MutationRun implements AutoCloseable {

    /** A single cost above the budget may come from the JVM: loaded classes, compiled code. */
    private static final int CONFIRMATIONS = 3;

    /** One in this many inputs that gave a value is checked for after-effects; of the other inputs, all are. */
    private static final int LOOKED_AT = 16;

    private final Workload<?> workload;
    private final Contestant contestant;
    private final InputPosition position;
    private FateCount tally;
    private final PayloadSamples samples;
    private GridService service;

    MutationRun(Workload<?> workload, Contestant contestant, long seed, InputPosition position, FateCount tally) {
        this.workload = workload;
        this.contestant = contestant;
        this.position = position;
        this.tally = tally;
        this.service = contestant.service(workload);
        this.samples = PayloadSamples.of(workload, contestant, service, seed);
    }

    /** Counts into another count from now on. */
    void count(FateCount other) {
        tally = other;
    }

    /** Reads one input. */
    void read(int number) {
        PayloadSamples.Input input = samples.input(number);
        position.begin(number);
        Attempt attempt = attempt(input.bytes());
        boolean failed = !attempt.isObject();
        if (failed || number % LOOKED_AT == 0) {
            lookAfter(number, input.bytes());
        }
        attempt = confirmed(attempt, input.bytes());
        position.end();
        tally.cost(attempt.allocatedBytes(), attempt.cpuNanos(), input.bytes().length, number);
        judge(attempt, input, number);
    }

    /** Returns the bytes of an input without reading it. */
    byte[] bytes(int number) {
        return samples.input(number).bytes();
    }

    private Attempt attempt(byte[] input) {
        return Attempt.of(service::read, input.clone());
    }

    /** If the first cost exceeds the budget, returns the least of several attempts. An error is not repeated. */
    private Attempt confirmed(Attempt first, byte[] input) {
        Attempt least = first;
        for (int i = 0; i < CONFIRMATIONS && isTooMuch(least, input.length) && !(first.failure() instanceof Error); i++) {
            Attempt next = attempt(input);
            least = new Attempt(first.object(), first.failure(), Math.min(least.allocatedBytes(), next.allocatedBytes()),
                    Math.min(least.cpuNanos(), next.cpuNanos()));
        }
        return least;
    }

    private static boolean isTooMuch(Attempt attempt, int length) {
        return Budget.STRICT.isExceededByBytes(attempt.allocatedBytes(), length)
                || Budget.STRICT.isExceededByNanos(attempt.cpuNanos(), length);
    }

    private void judge(Attempt attempt, PayloadSamples.Input input, int number) {
        byte[] bytes = input.bytes();
        if (attempt.isObject()) {
            boolean same = isSame(input.sample().value(), attempt.object());
            tally.add(same ? Fate.SAME : Fate.OTHER_VALUE, "", number, bytes);
            if (!same && MisplacedObjects.confusion(attempt.object()) != null) {
                tally.besides(Fate.TYPE_CONFUSED, "", number, bytes);
            }
        } else {
            DocumentedFailures.Judged judged = DocumentedFailures.judge(contestant, Objects.requireNonNull(attempt.failure()));
            tally.add(judged.fate(), judged.what(), number, bytes);
        }
        if (Budget.STRICT.isExceededByBytes(attempt.allocatedBytes(), bytes.length)) {
            tally.besides(Fate.TOO_MANY_BYTES, "", number, bytes);
        }
        if (Budget.STRICT.isExceededByNanos(attempt.cpuNanos(), bytes.length)) {
            tally.besides(Fate.TOO_LONG, "", number, bytes);
        }
    }

    /** Replaces a poisoned service by a fresh one. */
    private void lookAfter(int number, byte[] input) {
        PayloadSamples.Sample good = samples.sample(number);
        Attempt next = attempt(good.bytes());
        if (!next.isObject() || !isSame(good.value(), next.object())) {
            String what = next.failure() == null ? "" : next.failure().getClass().getName();
            tally.besides(Fate.POISONED, what, number, input);
            service.close();
            service = contestant.service(workload);
        }
    }

    /** A value that cannot even be compared counts as a different value. */
    private boolean isSame(Object expected, @Nullable Object read) {
        try {
            return read != null && read.getClass() == expected.getClass() && workload.difference(expected, read).isEmpty();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            return false;
        }
    }

    @Override
    public void close() {
        service.close();
    }
}
