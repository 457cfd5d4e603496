// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkEndsWithItsParentTest implements LeavesNoProcess {

    private static final long PATIENCE_MINUTES = 10;

    /** A killed parent cannot delete the log of its fork. */
    @TempDir
    private Path temporary;

    @Test
    @Tag("full")
    void memberEndsWhenItsParentIsKilled() throws Exception {
        Process parent = start();
        try {
            ProcessHandle member = member(parent);
            assertThat(member.isAlive()).isTrue();
            parent.destroyForcibly().waitFor();
            assertEnds(member);
        } finally {
            parent.destroyForcibly().waitFor();
        }
    }

    private Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-Djava.io.tmpdir=" + temporary,
                MemberParentMain.class.getName());
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static ProcessHandle member(Process parent) throws IOException {
        String line = parent.inputReader(StandardCharsets.UTF_8).readLine();
        assertThat(line).matches("\\d+ 127\\.0\\.0\\.1:\\d+");
        return ProcessHandle.of(Long.parseLong(line.substring(0, line.indexOf(' ')))).orElseThrow();
    }

    private static void assertEnds(ProcessHandle member) throws Exception {
        try {
            member.onExit().get(PATIENCE_MINUTES, TimeUnit.MINUTES);
        } finally {
            member.destroyForcibly();
        }
    }
}
