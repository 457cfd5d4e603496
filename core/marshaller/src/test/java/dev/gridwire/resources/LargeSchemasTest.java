// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas that a stranger made, which a reader has never seen: their cost is linear in their bytes, in every respect. */
@Isolated("measures time")
class LargeSchemasTest {

    private static final int SMALL = 200;
    private static final int LARGE = 8_000;
    private static final int TRIES = 4;
    private static final long FREE_BYTES = 256 << 10;
    private static final long BYTES_EACH = 640;
    private static final long FREE_NANOS = 20_000_000;
    private static final long NANOS_EACH = 10_000;

    private static Attempt read(byte[] payload) {
        Marshaller marshaller = Things.marshaller();
        Attempt attempt = Attempt.of(marshaller::unmarshal, payload);
        Throwable failure = attempt.failure();
        assertThat(failure == null || failure instanceof GridwireException).as("thrown: " + failure).isTrue();
        return attempt;
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.RESOURCES,
            value = "A schema that a payload carries costs at most 640 bytes and 10 µs of CPU for each of its bytes")
    void areReadInLinearTimeAndMemory(LargeSchema schema) {
        for (int i = 0; i < TRIES; i++) {
            read(schema.payload(SMALL));
        }
        byte[] payload = schema.payload(LARGE);
        Attempt best = read(payload);
        for (int i = 1; i < TRIES; i++) {
            Attempt next = read(payload);
            best = next.cpuNanos() < best.cpuNanos() ? next : best;
        }
        assertThat(best.allocatedBytes()).as("bytes for " + payload.length).isLessThan(FREE_BYTES + BYTES_EACH * payload.length);
        assertThat(best.cpuNanos()).as("CPU for " + payload.length).isLessThan(FREE_NANOS + NANOS_EACH * payload.length);
    }
}
