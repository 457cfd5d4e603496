// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.LeavesNoProcess;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
class ClusterEndsWithItsParentTest implements LeavesNoProcess {

    private static final long PATIENCE_MINUTES = 10;

    /** A killed parent cannot delete the logs of its forks. */
    @TempDir
    private Path temporary;

    @Test
    void membersAndClientsEndWhenTheirParentIsKilled() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m",
                "-Djava.io.tmpdir=" + temporary, TrialParentMain.class.getName());
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        Process parent = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            assertThat(parent.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("step");
            List<ProcessHandle> forks = parent.children().toList();
            assertThat(forks).hasSize(4);
            parent.destroyForcibly().waitFor();
            for (ProcessHandle fork : forks) {
                fork.onExit().get(PATIENCE_MINUTES, TimeUnit.MINUTES);
            }
        } finally {
            parent.descendants().forEach(ProcessHandle::destroyForcibly);
            parent.destroyForcibly().waitFor();
        }
    }
}
