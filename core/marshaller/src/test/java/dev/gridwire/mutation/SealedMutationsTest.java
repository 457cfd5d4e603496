// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.Samples;
import dev.gridwire.error.GridwireException;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Probe;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The purpose of a seal: no altered bytes are taken for a value. */
class SealedMutationsTest {

    private static final long INPUTS = Math.max(Effort.of(100_000), Long.getLong("gridwire.mutations", 0) / 10);
    private static final long SEED = Long.getLong("gridwire.seed", 17);
    private static final int KEY_BYTES = 32;

    @Test
    @Proves(topic = Topic.SEAL, value = "With a CRC32C, no altered payload was taken for a value")
    void noAlteredPayloadPassesTheChecksum() {
        requireNoneIsTaken(Seal.crc32c());
    }

    @Test
    @Proves(topic = Topic.SEAL, value = "With a key, no altered payload was taken for a value")
    void noAlteredPayloadPassesTheKey() {
        byte[] key = new byte[KEY_BYTES];
        Arrays.fill(key, (byte) 7);
        requireNoneIsTaken(Seal.hmac(key));
    }

    private static void requireNoneIsTaken(Seal seal) {
        Marshaller marshaller = Marshaller.builder().allowPackage("dev.gridwire.zoo").seal(seal).build();
        List<byte[]> corpus = Samples.all().stream().map(marshaller::marshal).toList();
        Set<ByteBuffer> written = corpus.stream().map(ByteBuffer::wrap).collect(Collectors.toSet());
        Mutator mutator = new Mutator(corpus);
        Examiner examiner = new Examiner("sealed", marshaller::unmarshal,
                Rules.strict(GridwireException.class::isInstance, Probe.NONE));
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (long i = 0; i < INPUTS; i++) {
            byte[] input = mutator.next(random);
            if (!written.contains(ByteBuffer.wrap(input))) {
                Finding finding = examiner.examine(input, tally).finding();
                assertThat(finding).as("seed=%d", SEED).isNull();
            }
        }
        assertThat(tally.objects()).isZero();
        assertThat(tally.inputs()).isGreaterThan(INPUTS / 10 * 9);
    }
}
