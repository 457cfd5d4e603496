// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Checks the files that Ctrl-C leaves: the signal differs, the JVM's way to end is the same. */
class InterruptedRunTest {

    private static final long PATIENCE_MINUTES = 5;
    private static final long POLL_MILLIS = 50;

    /** The member, and the fork that measures. */
    private static final int FORKS = 2;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void runThatIsAskedToEndLeavesNoProcessAndNoResults() throws Exception {
        Process run = startEndlessRun();
        List<ProcessHandle> forks = new ArrayList<>();
        try {
            forks.addAll(awaitForks(run));
            run.destroy();
            assertThat(run.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
            for (ProcessHandle fork : forks) {
                fork.onExit().get(PATIENCE_MINUTES, TimeUnit.MINUTES);
            }
            assertThat(run.exitValue()).isNotZero();
            assertThat(folder).isEmptyDirectory();
        } finally {
            run.destroyForcibly().waitFor();
            forks.forEach(ProcessHandle::destroyForcibly);
        }
    }

    private Process startEndlessRun() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx128m", Gridwire.class.getName(),
                "compare", "--where", "client", "--contestant", "identified", "--workload", "order", "--rounds", "1000000",
                "--size", "100", "--heap", "128m", "--output", folder.toString());
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        return builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static List<ProcessHandle> awaitForks(Process run) throws InterruptedException {
        List<ProcessHandle> forks = run.children().toList();
        while (forks.size() < FORKS) {
            assertThat(run.isAlive()).isTrue();
            Thread.sleep(POLL_MILLIS);
            forks = run.children().toList();
        }
        return forks;
    }
}
