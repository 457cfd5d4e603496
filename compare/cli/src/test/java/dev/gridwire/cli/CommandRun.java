// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/** One run of the command within this JVM, with its output. */
record CommandRun(int exit, String out, String err) {

    private static final String STACK_FRAME = "\tat ";

    static CommandRun of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine = Gridwire.commandLine();
        commandLine.setOut(new PrintWriter(out, true));
        commandLine.setErr(new PrintWriter(err, true));
        int exit = commandLine.execute(arguments);
        return new CommandRun(exit, out.toString(), err.toString());
    }

    /** Asserts that it was not understood: one sentence, where to find help, and nothing else. */
    void assertNotUnderstood(String sentence) {
        assertThat(exit).as(err).isEqualTo(2);
        assertThat(out).isEmpty();
        List<String> lines = err.lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).isEqualTo("gridwire: " + sentence);
        assertThat(lines.get(1)).startsWith("Try 'gridwire").endsWith(" --help'.");
    }

    /** Asserts that it failed: one sentence, how to see more, and nothing else. */
    void assertFailed(String sentence) {
        assertThat(exit).as(err).isEqualTo(1);
        assertThat(out).isEmpty();
        assertThat(err.lines()).containsExactly("gridwire: " + sentence, "(--verbose shows the details.)");
    }

    /** Asserts that it failed on the way: one sentence, how to see more, and no stack trace; what was printed before stays. */
    void assertBroken(String begin, String end) {
        assertThat(exit).as(err).isEqualTo(1);
        List<String> lines = err.lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).startsWith(begin).endsWith(end);
        assertThat(lines.get(1)).isEqualTo("(--verbose shows the details.)");
    }

    /** Asserts that the stack trace stands below the sentence. */
    void assertShowsTheStackTrace(String sentence) {
        assertThat(exit).as(err).isEqualTo(1);
        assertThat(err).startsWith("gridwire: " + sentence).contains(STACK_FRAME + "dev.gridwire.");
    }
}
