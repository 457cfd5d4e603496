// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.Fork;
import dev.gridwire.fork.ScarceHeap;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a virtual machine of its own, with a heap of 24 MB. */
class ScarceHeapTest {

    @TempDir
    private Path directory;

    @Test
    @Proves(topic = Topic.LIFECYCLE,
            value = "An OutOfMemoryError passes as it is, wherever it happens, and the next operation gives a fresh one's result")
    void theMemoryMayEndAnywhere() throws IOException, InterruptedException {
        List<String> options = List.of("-Xmx24m", "-Xms24m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
        assertThat(Fork.run(directory, options, ScarceHeap.class)).isEqualTo(new Fork(0, "", ""));
    }
}
