// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskForkTest implements LeavesNoProcess {

    @TempDir
    private Path folder;

    private final List<String> given = new CopyOnWriteArrayList<>();

    @Test
    void taskThatEndsIsDone() {
        assertThat(run("all", () -> false)).isEqualTo(new TaskFork.End(TaskFork.Kind.DONE, 0));
        assertThat(given).containsExactly("part", "all");
    }

    @Test
    void taskThatHangsIsKilledAndWhatItToldCounts() {
        TaskFork.End end = run("hang", () -> !given.isEmpty());
        assertThat(end.kind()).isEqualTo(TaskFork.Kind.KILLED);
        assertThat(given).containsExactly("part");
    }

    @Test
    void taskThatEndsItsJvmIsKnownByTheExitCode() {
        assertThat(run("halt", () -> false)).isEqualTo(new TaskFork.End(TaskFork.Kind.DIED, 9));
        assertThat(given).containsExactly("part");
    }

    @Test
    void forkThatEndsBeforeItBeginsIsAFailure() {
        assertThatThrownBy(() -> run("never begin", () -> false))
                .isInstanceOf(ForkFailure.class).hasMessageContaining("exitCode=3");
    }

    private TaskFork.End run(String request, BooleanSupplier isStuck) {
        return TaskFork.watch(new Forks(64), List.of(), folder, new TroubleTask(), request, new StreamTask.Answers<>() {
            @Override
            public void step() {
                // It has begun.
            }

            @Override
            public void give(String result) {
                given.add(result);
            }
        }, isStuck);
    }
}
