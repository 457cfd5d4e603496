// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An interrupted thread decides itself when it stops. */
class InterruptsTest {

    private static final byte[] PAYLOAD = Graphs.marshaller().marshal(Graphs.of(20));

    @TempDir
    private Path folder;

    @AfterEach
    void clear() {
        Thread.interrupted();
    }

    private Marshaller filed() {
        return Marshaller.builder().allowPackage("dev.gridwire.faults").schemas(SchemaStore.inFolder(folder)).build();
    }

    @Test
    @Proves(topic = Topic.LIFECYCLE, value = "A thread that was interrupted writes and reads as any other, and stays interrupted")
    void anInterruptIsKeptAndDoesNotMatter() throws IOException {
        // Not even for files: a channel of the JDK's would close itself.
        for (Marshaller marshaller : List.of(Graphs.marshaller(), filed())) {
            Thread.currentThread().interrupt();
            byte[] bytes = marshaller.marshal(Graphs.of(20));
            Object copy = marshaller.unmarshal(new ByteArrayInputStream(bytes));
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            marshaller.marshal(copy, written);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
            assertThat(written.toByteArray()).isEqualTo(bytes);
            Thread.interrupted();
        }
        Thread.currentThread().interrupt();
        byte[] bytes = filed().marshal(Graphs.of(20));
        assertThat(filed().marshal(filed().unmarshal(bytes))).isEqualTo(bytes);
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @Test
    void anInterruptInTheMiddleIsKept() throws IOException {
        Marshaller marshaller = Graphs.marshaller();
        Thread thread = Thread.currentThread();
        HostileStream source = new HostileStream(PAYLOAD, HostileStream.Manner.BY_SEVENS).doing(thread::interrupt);
        assertThat(marshaller.marshal(marshaller.unmarshal(new Object(), PAYLOAD.length, source))).isEqualTo(PAYLOAD);
        assertThat(thread.isInterrupted()).isTrue();
    }
}
