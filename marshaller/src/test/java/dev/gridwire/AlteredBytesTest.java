// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AlteredBytesTest {

    private static final int INPUTS = Integer.getInteger("gridwire.mutations", 100_000);
    private static final long SEED = Long.getLong("gridwire.seed", 42L);
    private static final long FREE_BYTES = 64 << 10;
    private static final long BYTES_A_BYTE = 32;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final List<byte[]> corpus = new ArrayList<>();
    private final byte[] canary = ZOO.marshal(RoundTripTest.objects().toList());

    AlteredBytesTest() {
        for (Object sample : Samples.all()) {
            corpus.add(ZOO.marshal(sample));
        }
    }

    @Test
    void everyProperPrefixIsMalformed() {
        for (byte[] payload : corpus) {
            for (int length = 0; length < payload.length; length++) {
                byte[] prefix = Arrays.copyOf(payload, length);
                assertThatThrownBy(() -> ZOO.unmarshal(prefix)).isInstanceOf(MalformedBytesException.class);
            }
        }
    }

    @Test
    void trailingBytesAreMalformed() {
        for (byte[] payload : corpus) {
            byte[] longer = Arrays.copyOf(payload, payload.length + 1);
            assertThatThrownBy(() -> ZOO.unmarshal(longer))
                    .isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("trailingBytes=1")
                    .hasMessageEndingWith("at offset " + payload.length);
        }
    }

    @Test
    void otherVersionsFlagsAndFormatsAreRefused() {
        assertThatThrownBy(() -> ZOO.unmarshal(new byte[] {(byte) 0b1001_0000, 0})).isInstanceOf(MismatchedShapeException.class);
        assertThatThrownBy(() -> ZOO.unmarshal(new byte[] {(byte) 0b1000_1001, 0})).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> ZOO.unmarshal(new byte[] {0x0a, 0})).isInstanceOf(MalformedBytesException.class);
    }

    @Test
    void alteredBytesGiveAnObjectOrOneOfOurExceptionsInBoundedMemory() {
        SplittableRandom random = new SplittableRandom(SEED);
        decodeAll();
        long worst = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = Alterations.altered(corpus, random);
            long budget = FREE_BYTES + BYTES_A_BYTE * input.length;
            long allocated = allocatedBy(input);
            for (int again = 0; again < 5 && allocated > budget; again++) {
                allocated = Math.min(allocated, allocatedBy(input));
            }
            if (allocated > budget) {
                fail("too much memory: bytes=%d, input=%s, seed=%d", allocated, HexFormat.of().formatHex(input), SEED);
            }
            worst = Math.max(worst, allocated);
            if (i % 1000 == 0) {
                assertThat(ZOO.marshal(ZOO.unmarshal(canary))).as("poisoned by input %d, seed=%d", i, SEED).isEqualTo(canary);
            }
        }
        assertThat(worst).isPositive();
    }

    /** So that the JDK's own caches are filled before memory is counted. */
    private void decodeAll() {
        corpus.forEach(AlteredBytesTest::decode);
    }

    /** The first use of a class or of a way through the code costs memory once, so what is too much is measured again. */
    private static long allocatedBy(byte[] input) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        boolean counts = decode(input);
        return counts ? THREADS.getCurrentThreadAllocatedBytes() - before : 0;
    }

    /** Gives whether the memory counts: what a class loader needs to find that a class is missing is not ours. */
    private static boolean decode(byte[] input) {
        try {
            ZOO.unmarshal(input);
            return true;
        } catch (GridwireException expected) {
            return !expected.getMessage().startsWith("The class is missing");
        } catch (Throwable escaped) {
            return fail("escaped: input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED, escaped);
        }
    }
}
