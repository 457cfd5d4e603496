// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.proof.compare.ExactComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Whether a map answers as its values are, to be asked before it is measured. The map is left as it was. */
record MapCheck<P>(MapTrial<P> trial) {

    /** So many values are compared in all; every answer is counted. */
    private static final int COMPARED = 500;

    /**
     * Asks everything that is measured.
     *
     * @throws IllegalStateException if an answer is not right; the message says which
     */
    void demandRightAnswers() {
        demandValues("before", plain -> plain);
        demandCount(MapOperation.ENTRY_SET, trial.size(), answers(MapOperation.ENTRY_SET).size());
        demandCount(
                MapOperation.GET_ALL, Math.min(trial.size(), MapOperation.KEYS_AT_ONCE), answers(MapOperation.GET_ALL).size());
        demandSameAttributes();
        trial.run(MapOperation.PROCESS, none -> {});
        demandValues("processed", trial.fields()::changed);
        trial.run(MapOperation.PROCESS, none -> {});
        demandValues("processed twice", plain -> plain);
    }

    private void demandValues(String when, UnaryOperator<Object> change) {
        Supplier<P> values = trial.plain();
        int step = Math.max(1, trial.size() / COMPARED);
        for (int key = 0; key < trial.size(); key++) {
            P plain = values.get();
            if (key % step == 0) {
                demandValue(when, key, change.apply(trial.as(plain)));
            }
        }
    }

    private void demandValue(String when, int key, Object expected) {
        ExactComparison.gravest(expected, trial.map().get(key))
                .filter(difference -> difference.kind().isOfValue())
                .ifPresent(difference -> {
                    throw new IllegalStateException("A value is not kept: key=" + key + ", " + when + ", " + difference);
                });
    }

    private void demandSameAttributes() {
        long bound = ((Number) trial.fields().bound(trial.size())).longValue();
        List<Long> expected = sorted(Stream.generate(trial.plain())
                .limit(trial.size())
                .mapToLong(trial.fields()::attributeOf)
                .filter(attribute -> attribute < bound));
        List<Long> found = sorted(answers(MapOperation.QUERY).stream().mapToLong(trial.fields()::attributeOf));
        if (!found.equals(expected)) {
            throw new IllegalStateException(
                    "A query found other values: expected=" + expected.size() + ", found=" + found.size());
        }
    }

    private static List<Long> sorted(LongStream attributes) {
        return attributes.sorted().boxed().toList();
    }

    private List<Object> answers(MapOperation operation) {
        List<Object> answers = new ArrayList<>();
        trial.run(operation, answers::add);
        return answers;
    }

    private static void demandCount(MapOperation operation, int expected, int found) {
        if (found != expected) {
            throw new IllegalStateException(
                    "An operation gave another number of values: operation=" + operation + ", expected=" + expected
                            + ", found=" + found);
        }
    }
}
