// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Checks how one decoder treats inputs, by five oracles. Thread-safe if the decoder and the probe are.
 *
 * @param mode the decoder's name in findings
 */
public record Examiner(String mode, Decoder decoder, Rules rules) {

    /** How often a cost is measured again, because the first use of a class or of a path through the code costs once. */
    private static final int TRIES = 8;

    /**
     * The observations for one input.
     *
     * @param finding null if everything is correct
     */
    public record Examination(Attempt attempt, @Nullable Finding finding) {}

    /** Decodes an input, judges the result, and counts it. */
    public Examination examine(byte[] input, Tally tally) {
        Attempt attempt = measured(input);
        Throwable failure = attempt.failure();
        boolean counts = failure == null || !rules.unmeasured().test(failure);
        tally.count(attempt, input.length, rules.budget(), counts);
        if (failure != null && !rules.documented().test(failure)) {
            return found(attempt, Oracle.ESCAPE, Escapes.text(failure), input);
        }
        if (counts && isTooMuch(attempt, input.length)) {
            Oracle oracle = rules.budget().isExceededByBytes(attempt.allocatedBytes(), input.length)
                    ? Oracle.ALLOCATION : Oracle.TIME;
            return found(attempt, oracle, "bytes=" + attempt.allocatedBytes() + ", nanos=" + attempt.cpuNanos() + ", inputBytes="
                    + input.length, input);
        }
        String confusion = failure == null ? MisplacedObjects.confusion(attempt.object()) : null;
        if (confusion != null) {
            return found(attempt, Oracle.TYPE, confusion, input);
        }
        String harm = failure == null ? null : harm();
        return harm == null ? new Examination(attempt, null) : found(attempt, Oracle.POISONING, harm, input);
    }

    /**
     * Returns the finding with the smallest input that still breaks the same rule, or the unchanged finding if that takes too
     * long.
     */
    public Finding shrunk(Finding finding) {
        byte[] smallest = Shrinking.of(finding.input(), input -> {
            Finding again = examine(input, new Tally()).finding();
            return again != null && again.rule().equals(finding.rule());
        });
        Finding last = examine(smallest, new Tally()).finding();
        return last == null || Arrays.equals(smallest, finding.input()) ? finding : last;
    }

    private Attempt measured(byte[] input) {
        Attempt attempt = Attempt.of(decoder, input);
        for (int i = 0; i < TRIES && isTooMuch(attempt, input.length); i++) {
            Attempt again = Attempt.of(decoder, input);
            attempt = new Attempt(again.object(), again.failure(), Math.min(attempt.allocatedBytes(), again.allocatedBytes()),
                    Math.min(attempt.cpuNanos(), again.cpuNanos()));
        }
        return attempt;
    }

    private boolean isTooMuch(Attempt attempt, int length) {
        return rules.budget().isExceededByBytes(attempt.allocatedBytes(), length)
                || rules.budget().isExceededByNanos(attempt.cpuNanos(), length);
    }

    private @Nullable String harm() {
        try {
            return rules.probe().harm();
        } catch (Throwable thrown) {
            return Escapes.text(thrown);
        }
    }

    private Examination found(Attempt attempt, Oracle oracle, String what, byte[] input) {
        return new Examination(attempt, new Finding(mode, oracle.name(), what, input));
    }
}
