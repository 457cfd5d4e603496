// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/** Answers, says nothing or breaks, as its argument says. */
final class AnsweringMain {

    private AnsweringMain() {}

    public static void main(String[] args) {
        switch (args[0]) {
            case "answer" -> TaskFork.answer(System.out, new MainClassTest.Answer(7, "one"));
            case "break" -> throw new IllegalStateException("a break that was asked for");
            default -> { }
        }
    }
}
