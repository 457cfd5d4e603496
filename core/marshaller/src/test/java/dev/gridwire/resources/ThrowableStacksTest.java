// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Throwables hold the stack of who makes them, unless care is taken; a reader's is no part of what was written. */
@Isolated("measures the heap")
class ThrowableStacksTest {

    private static final int COUNT = 3_000;
    private static final int DEPTH = 1_000;
    private static final int MOST_BYTES_EACH = 2_000;
    private static final Marshaller MARSHALLER = Things.marshaller();

    private static byte[] payload() {
        List<Throwable> list = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            RuntimeException each = new RuntimeException();
            each.setStackTrace(new StackTraceElement[0]);
            list.add(each);
        }
        return MARSHALLER.marshal(list);
    }

    private static Attempt readAtDepth(int depth, byte[] payload) {
        return depth == 0 ? Attempt.of(MARSHALLER::unmarshal, payload) : readAtDepth(depth - 1, payload);
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    @Tag("full")
    @Proves(topic = Topic.RESOURCES, value = "A throwable that was read does not hold the stack of its reader")
    void theReadersStackIsNotHeld() {
        byte[] payload = payload();
        assertThat(payload.length).isLessThan(6 * COUNT);
        readAtDepth(DEPTH, payload);
        long before = usedBytes();
        Attempt attempt = readAtDepth(DEPTH, payload);
        long held = usedBytes() - before;
        assertThat(attempt.failure()).isNull();
        assertThat((List<?>) attempt.object()).hasSize(COUNT);
        assertThat(held / COUNT).as("bytes of the heap for each").isLessThan(MOST_BYTES_EACH);
    }

    @Test
    void readingAtAnyDepthAllocatesTheSame() {
        byte[] payload = payload();
        readAtDepth(0, payload);
        long shallow = readAtDepth(0, payload).allocatedBytes();
        assertThat(readAtDepth(DEPTH, payload).allocatedBytes()).isLessThan(2 * shallow);
    }
}
