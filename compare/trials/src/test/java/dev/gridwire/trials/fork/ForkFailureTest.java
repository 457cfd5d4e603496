// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForkFailureTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(64);

    @Test
    void tooLargeAWindowForTheHeapIsAMatterOfHeapOrSize() {
        ForkFailure failure = failure(() -> WholeTrial.run(
                new TrialFork(new Forks(16), Contestant.IDENTIFIED, new Effort(0, 1, 1)),
                1, new TrialFork.Stay(Place.CODEC, Map.of(Workloads.SAMPLE, 2_000), null)));
        assertThat(failure).hasMessage("A fork ran out of memory; give it more with --heap, or fewer values with --size.");
        assertThat(failure.isForTheUser()).isTrue();
        assertThat(failure.log()).contains("java.lang.OutOfMemoryError");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6})
    void heapThatIsTooSmallForAJvmIsAMatterOfHeap(int megabytes) {
        ForkFailure failure =
                failure(() -> TaskFork.run(new Forks(megabytes), List.of(), new BreakingTask(), "print", () -> {}));
        assertThat(failure).hasMessageContaining("--heap");
        assertThat(failure.isForTheUser()).isTrue();
        assertThat(failure.log()).isNotEmpty();
    }

    @Test
    void otherFailureIsNamedByTheFirstLineOfItsRootCause() {
        ForkFailure failure = failure(() -> run("throw"));
        assertThat(failure).hasMessage("A fork broke: IllegalStateException: the root of it");
        assertThat(failure.isForTheUser()).isFalse();
        assertThat(failure.log()).contains("java.lang.IllegalStateException: the root of it", "BreakingTask.run");
    }

    @Test
    void forkThatEndsWithoutAnAnswerIsKnownByItsExitCode() {
        ForkFailure failure = failure(() -> run("exit"));
        assertThat(failure).hasMessage("A fork ended without an answer: exitCode=7");
        assertThat(failure.isForTheUser()).isFalse();
    }

    @Test
    void jvmThatDoesNotKnowAFlagSaysSoInTheLog() {
        ForkFailure failure = failure(
                () -> TaskFork.run(FORKS, List.of("--no-such-flag"), new BreakingTask(), "none", () -> {}));
        assertThat(failure).hasMessage("A fork ended without an answer: exitCode=1");
        assertThat(failure.log()).contains("--no-such-flag");
    }

    @Test
    void whatTheJvmPrintsDoesNotDisturbTheAnswerAndIsInTheLog() {
        List<String> talkative = List.of("-Xlog:gc*");
        assertThat(TaskFork.run(FORKS, talkative, new BreakingTask(), "print", () -> {})).isEqualTo("printed");
        ForkFailure failure = failure(() -> TaskFork.run(FORKS, talkative, new BreakingTask(), "throw", () -> {}));
        assertThat(failure).hasMessage("A fork broke: IllegalStateException: the root of it");
        assertThat(failure.log()).contains("[gc", "BreakingTask.run");
    }

    @Test
    void whatATaskPrintsDoesNotDisturbItsAnswer() {
        assertThat(run("print")).isEqualTo("printed");
    }

    private static String run(String request) {
        return TaskFork.run(FORKS, List.of(), new BreakingTask(), request, () -> {});
    }

    private static ForkFailure failure(Runnable job) {
        return catchThrowableOfType(ForkFailure.class, job::run);
    }
}
