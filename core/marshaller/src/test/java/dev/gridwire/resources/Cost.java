// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.GridwireException;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Decoder;
import org.jspecify.annotations.Nullable;

/** Measures the cost of decoding: the time of the thread's own, so that other work on the machine does not matter. */
final class Cost {

    private static final int TRIES = 60;

    /** After thousands of tests the compiler has much to do before it comes to what is tried here. */
    private static final long PATIENCE_NANOS = 20_000_000_000L;

    /** So long, and it is not going to be better. */
    private static final int HOPELESS = 40;

    private static final long NANOS_A_MILLI = 1_000_000;

    private Cost() {}

    /** Decodes until a try takes no longer than so much, and gives that one; fails if there is none. */
    static Attempt within(long millis, Decoder decoder, byte[] payload) {
        long enough = millis * NANOS_A_MILLI;
        long least = Long.MAX_VALUE;
        long begin = System.nanoTime();
        for (int i = 0; i < TRIES || System.nanoTime() - begin < PATIENCE_NANOS; i++) {
            Attempt attempt = Attempt.of(decoder, payload);
            if (attempt.cpuNanos() <= enough) {
                return documented(attempt);
            }
            least = Math.min(least, attempt.cpuNanos());
            if (least > HOPELESS * enough) {
                break;
            }
        }
        assertThat(least / NANOS_A_MILLI).as("milliseconds of CPU for " + payload.length + " bytes").isLessThanOrEqualTo(millis);
        throw new IllegalStateException();
    }

    private static Attempt documented(Attempt attempt) {
        Throwable failure = attempt.failure();
        assertThat(failure == null || failure instanceof GridwireException).as("thrown: " + failure).isTrue();
        return attempt;
    }

    /** The decoded object. */
    static @Nullable Object objectOf(Attempt attempt) {
        assertThat(attempt.failure()).isNull();
        return attempt.object();
    }
}
