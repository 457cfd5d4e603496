// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class TrialTest {

    /** How many values a trial round-trips before it times any. */
    private static final int VERIFIED = 32;
    private static final int SIZE = 4;
    private static final int TURN = 3;
    private static final long SEED = 100;
    private static final Effort COLD = new Effort(0, 1, SEED);
    private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(5);

    @Test
    void storeThatBringsValuesBackHolds() {
        Cell cell = run(new TwinsStore(UnaryOperator.identity()), COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.HELD);
        assertThat(cell.note()).isNull();
    }

    @Test
    void lostValueIsAChangedOne() {
        Cell cell = run(new TwinsStore(twins -> null), COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.VALUE_CHANGED);
        assertThat(cell.note()).startsWith("VALUE differs at Twins: ").endsWith(" became null");
    }

    @Test
    void alteredValueIsSeenAndNamed() {
        Cell cell = run(new TwinsStore(Twins::altered), COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.VALUE_CHANGED);
        assertThat(cell.note())
                .isEqualTo("VALUE differs at Twins.number: java.lang.Integer 100 became java.lang.Integer 101");
    }

    @Test
    void lostIdentityIsSeenAndNamed() {
        Cell cell = run(new TwinsStore(Twins::separated), COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.IDENTITY_LOST);
        assertThat(cell.note()).startsWith("IDENTITY differs at Twins.o");
    }

    @Test
    void changedClassIsSeenAndNamed() {
        Cell cell = run(new TwinsStore(Twins::ofAnotherClass), COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.TYPE_CHANGED);
        assertThat(cell.note()).endsWith("java.util.LinkedList became java.util.ArrayList");
    }

    @Test
    void gravestOfSeveralDifferencesDecides() {
        Cell cell = run(
                new TwinsStore(twins -> switch (twins.number() % 10) {
                    case 1 -> twins.ofAnotherClass();
                    case 5 -> twins.altered();
                    default -> twins.separated();
                }),
                COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.VALUE_CHANGED);
        assertThat(cell.note()).contains("Integer 105 became java.lang.Integer 106");
    }

    @Test
    void valueThatIsAlteredOnceInThirtyTwoIsSeen() {
        int last = (int) SEED + VERIFIED - 1;
        Cell cell = run(new TwinsStore(twins -> twins.number() == last ? twins.altered() : twins), COLD);
        assertThat(cell.outcome()).isEqualTo(Outcome.VALUE_CHANGED);
    }

    @Test
    void alteredValuesAreTimedAllTheSame() {
        assertThat(run(new TwinsStore(Twins::altered), COLD).isMeasured()).isTrue();
    }

    @Test
    void jvmGivesOneSampleForEachDirection() {
        Cell cell = run(new TwinsStore(UnaryOperator.identity()), COLD);
        assertThat(cell.write().nanosPerOp()).hasSize(1);
        assertThat(cell.write().allocatedBytesPerOp()).hasSize(1);
        assertThat(cell.read().nanosPerOp()).hasSize(1);
        assertThat(cell.read().allocatedBytesPerOp()).hasSize(1);
        assertThat(cell.jvms()).singleElement().satisfies(jvm -> {
            assertThat(jvm.turn()).isEqualTo(TURN);
            assertThat(jvm.foreignShare()).isEqualTo(0.01);
            assertThat(jvm.steadyMillis()).isNull();
        });
    }

    @Test
    void storeIsClearedAfterVerifyingAndAfterEachWindow() {
        TwinsStore store = new TwinsStore(UnaryOperator.identity());
        run(store, COLD);
        assertThat(store.sizesWhenCleared()).first().isEqualTo(VERIFIED);
        assertThat(store.sizesWhenCleared()).hasSizeGreaterThan(2).endsWith(SIZE);
        assertThat(store.isEmpty()).isTrue();
    }

    @Test
    void everyValueIsFreshAndFromTheSeed() {
        TwinsStore store = new TwinsStore(UnaryOperator.identity());
        run(store, COLD);
        assertThat(store.written()).isSorted().doesNotHaveDuplicates().startsWith((int) SEED);
    }

    @Test
    void sameValueIsWrittenAgainAndAgainWhereThatIsAsked() {
        TwinsStore store = new TwinsStore(UnaryOperator.identity());
        run(store, COLD.of(Repetition.SAME));
        List<Integer> timed = store.written().subList(VERIFIED, store.written().size());
        assertThat(timed).hasSizeGreaterThan(SIZE).containsOnly((int) SEED + VERIFIED);
        assertThat(store.sizesWhenCleared()).as("each under a key of its own").endsWith(SIZE);
    }

    @Test
    void noIndexIsBeyondTheCapacityOfTheStore() {
        TwinsStore store = new TwinsStore(UnaryOperator.identity());
        run(store, COLD);
        assertThat(store.highestIndex()).isEqualTo(SIZE - 1);
    }

    @Test
    void trialWithoutWarmUpIsWarmAtOnceAndOtherwiseRunsUntilItsCeiling() {
        TwinsStore store = new TwinsStore(UnaryOperator.identity());
        assertThat(trial(store, COLD).isWarm()).isTrue();
        try (Trial<Twins> trial = trial(store, new Effort(2, 1, SEED))) {
            assertThat(trial.isWarm()).isFalse();
            trial.warmUp(A_WHILE);
            assertThat(trial.isWarm()).isTrue();
            assertThat(trial.isMeasured()).isFalse();
        }
    }

    @Test
    void sliceIsOfTimedWorkOnlySoThatEightOfTheWholeTimeAlwaysDo() {
        TwinsStore store = new TwinsStore(UnaryOperator.identity());
        try (Trial<Twins> trial = trial(store, COLD)) {
            trial.verify();
            for (int i = 0; i < 8; i++) {
                trial.measure(TimeUnit.MILLISECONDS.toNanos(COLD.measureMillis()));
            }
            assertThat(trial.isMeasured()).as("even where others disturbed all of it").isTrue();
        }
    }

    @Test
    void windowBesideSlowWorkIsTimedAgainAndTheJvmMarkedWhereAllAreSuch() {
        long[] clock = new long[2]; // the time, and what a look at it takes
        FixedWork work = new FixedWork(Long.MAX_VALUE, () -> clock[0] += clock[1]);
        clock[1] = 1_000;
        Cell quiet = run(new TwinsStore(UnaryOperator.identity()), COLD, work);
        assertThat(quiet.jvms()).singleElement().satisfies(jvm -> {
            assertThat(jvm.windows()).isPositive();
            assertThat(jvm.slowdown()).isEqualTo(1);
        });
        for (int i = 0; i < 5_000; i++) {
            work.slowness(); // some of them stay usual for the rest of the test
        }
        clock[1] = 2_000;
        Cell slow = run(new TwinsStore(UnaryOperator.identity()), COLD, work);
        assertThat(slow.jvms()).singleElement().satisfies(jvm -> {
            assertThat(jvm.windows()).isZero();
            assertThat(jvm.slowdown()).isEqualTo(2);
            assertThat(jvm.disturbed()).isTrue();
        });
        assertThat(slow.isMeasured()).isTrue();
    }

    @Test
    void bytesAreTheMeanOfTheVerifiedValues() {
        // Twins have as many bytes as their number says: 100 to 131.
        assertThat(run(new TwinsStore(UnaryOperator.identity()), COLD).bytes()).isEqualTo(115.5);
    }

    @Test
    void cellNamesWhatWasMeasured() {
        Cell cell = run(new TwinsStore(UnaryOperator.identity()), COLD);
        assertThat(cell.workload()).isEqualTo("twins");
        assertThat(cell.contestant()).isEqualTo("java");
        assertThat(cell.place()).isEqualTo("codec");
        assertThat(cell.size()).isEqualTo(SIZE);
    }

    @Test
    void storeThatThrowsEndsTheTrial() {
        TwinsStore store = new TwinsStore(twins -> {
            throw new IllegalStateException("broken store");
        });
        assertThatIllegalStateException().isThrownBy(() -> run(store, COLD)).withMessage("broken store");
    }

    private static Cell run(TwinsStore store, Effort effort) {
        return run(store, effort, new FixedWork(Long.MAX_VALUE));
    }

    private static Cell run(TwinsStore store, Effort effort, FixedWork beside) {
        try (Trial<Twins> trial = trial(store, effort, beside)) {
            trial.verify();
            while (!trial.isMeasured()) {
                trial.measure(A_WHILE);
            }
            return trial.cell(TURN, 0.01);
        }
    }

    private static Trial<Twins> trial(TwinsStore store, Effort effort) {
        return trial(store, effort, new FixedWork(Long.MAX_VALUE));
    }

    private static Trial<Twins> trial(TwinsStore store, Effort effort, FixedWork beside) {
        return new Trial<>(new TwinsWorkload(), Contestant.JAVA, Place.CODEC, store, SIZE, effort, beside);
    }
}
