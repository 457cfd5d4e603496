// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class MainClassTest {

    private static final Forks FORKS = new Forks(64);

    @Test
    void answerOfTheMainClassIsTheResult() {
        assertThat(run("answer")).isEqualTo(new Answer(7, "one"));
    }

    @Test
    void mainClassThatSaysNothingIsAFailure() {
        assertThatThrownBy(() -> run("silence"))
                .isInstanceOf(ForkFailure.class)
                .hasMessage("A fork ended without an answer: exitCode=0");
    }

    @Test
    void mainClassThatBreaksIsAFailureWithItsWords() {
        assertThatThrownBy(() -> run("break"))
                .isInstanceOf(ForkFailure.class)
                .hasMessage("A fork ended without an answer: exitCode=1")
                .extracting(thrown -> ((ForkFailure) thrown).log(), InstanceOfAssertFactories.STRING)
                .contains("a break that was asked for");
    }

    private static Answer run(String argument) {
        return TaskFork.runMain(FORKS, AnsweringMain.class, List.of(), Answer.class, argument);
    }

    record Answer(int number, String word) {}
}
