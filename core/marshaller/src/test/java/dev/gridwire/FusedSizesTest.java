// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.ground.Generation;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Fused code writes into an array whose end it does not look for: where it is too short, it begins again in a longer one. */
class FusedSizesTest {

    /** More than it takes until code is fused, and until a thread gets a fresh writer. */
    private static final int USES = 2_500;
    private static final int LARGE = 1 << 20;

    private final Marshaller fused = marshaller(Generation.WHEN_USED, Limits.DEFAULT);
    private final Marshaller interpreted = marshaller(Generation.NEVER, Limits.DEFAULT);

    record Text(String text, int[] numbers) {}

    private static Marshaller marshaller(Generation generation, Limits limits) {
        return Marshaller.builder().register(Text.class, 1).schemas(SchemaStore.inMemory()).limits(limits).generation(generation)
                .build();
    }

    private static Text text(int length) {
        return new Text("x".repeat(length), IntStream.range(0, length / 5).toArray());
    }

    private void check(Text text) {
        byte[] bytes = fused.marshal(text);
        assertThat(bytes).isEqualTo(interpreted.marshal(text));
        assertThat(fused.<Text>unmarshal(bytes).numbers()).isEqualTo(text.numbers());
    }

    private static long fallbacks(Marshaller marshaller) {
        return marshaller.statistics().types().get(0).fallbacks();
    }

    @Test
    void payloadsOfOneLengthAreNeverLeftToTheGeneralWalkAgain() {
        for (int i = 0; i < USES; i++) {
            check(text(400 + i % 10));
        }
        assertThat(fallbacks(fused)).isZero();
    }

    @Test
    void payloadsMayBeLongerEachTime() {
        for (int i = 0; i < USES; i++) {
            check(text(i * 100));
        }
        assertThat(fallbacks(fused)).isZero();
    }

    @Test
    void veryLongOnesAreLeftToTheGeneralWalkAndOthersAreNot() {
        for (int i = 0; i < USES; i++) {
            check(text(i % 10));
        }
        check(text(LARGE));
        assertThat(fallbacks(fused)).isEqualTo(1);
        check(text(LARGE / 4));
        check(text(10));
        assertThat(fallbacks(fused)).isEqualTo(1);
    }

    @Test
    void aPayloadBeyondTheLimitIsRefusedAsByTheInterpreter() {
        Limits limits = Limits.DEFAULT.withBytes(1_000);
        Marshaller limited = marshaller(Generation.WHEN_USED, limits);
        for (int i = 0; i < USES; i++) {
            limited.marshal(text(i % 10));
        }
        for (int length : new int[] {100, 300, 2_000, 100_000}) {
            Throwable expected = catchThrowable(() -> marshaller(Generation.NEVER, limits).marshal(text(length)));
            Throwable found = catchThrowable(() -> limited.marshal(text(length)));
            assertThat(String.valueOf(found)).isEqualTo(String.valueOf(expected));
            assertThat(expected != null).isEqualTo(length > 300);
        }
        assertThat(limited.marshal(text(5))).isEqualTo(interpreted.marshal(text(5)));
    }
}
