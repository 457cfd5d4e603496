// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/** Answers, says nothing or breaks, as its argument says. */
final class BareMain {

    private BareMain() {}

    public static void main(String[] args) {
        switch (args[0]) {
            case "answer" -> BareFork.answer(System.out, new BareForkTest.Answer(7, "one"));
            case "break" -> throw new IllegalStateException("a break that was asked for");
            default -> { }
        }
    }
}
