// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.seal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.zoo.Zoo;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class SealTest {

    private static final int INPUTS = Effort.of("gridwire.mutations", 200_000);
    private static final long SEED = Long.getLong("gridwire.seed", 44L);
    private static final byte[] KEY = new byte[32];
    private static final byte[] OTHER_KEY = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

    private static MarshallerBuilder builder() {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").register(Zoo.Point.class, 7);
    }

    private static Marshaller with(Seal seal) {
        return builder().seal(seal).build();
    }

    static Stream<Seal> seals() {
        return Stream.of(Seal.crc32c(), Seal.hmac(KEY));
    }

    private static Object value() {
        Zoo.Node first = new Zoo.Node(1);
        first.next = first;
        return List.of(first, new Zoo.Point(3, 4), "sealed", Map.of("a", 1));
    }

    private static List<byte[]> corpus(Marshaller marshaller) {
        List<byte[]> corpus = new ArrayList<>();
        for (Object each : List.of(value(), new Zoo.Point(1, 2), "", 5L, new int[100], "x".repeat(300))) {
            corpus.add(marshaller.marshal(each));
        }
        return corpus;
    }

    private static boolean isRead(Marshaller reader, byte[] payload) {
        try {
            reader.unmarshal(payload);
            return true;
        } catch (MalformedBytesException e) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("seals")
    void aSealedPayloadIsThePlainOneWithAFlagAndAnEnd(Seal seal) throws IOException {
        Marshaller sealing = with(seal);
        for (Object value : List.of(value(), new Zoo.Point(1, 2), "a")) {
            byte[] plain = builder().build().marshal(value);
            byte[] sealed = sealing.marshal(value);
            plain[0] |= 1;
            assertThat(sealed).startsWith(plain);
            assertThat(sealed.length - plain.length).isEqualTo(seal.rule().written().byteCount() + 1);
            byte[] again = sealing.marshal(sealing.unmarshal(sealed));
            assertThat(again).isEqualTo(sealed);
            byte[] between = new byte[sealed.length + 9];
            System.arraycopy(sealed, 0, between, 4, sealed.length);
            assertThat(sealing.marshal(sealing.unmarshal(between, 4, sealed.length))).isEqualTo(sealed);
            assertThat(sealing.marshal(sealing.unmarshal(new ByteArrayInputStream(sealed)))).isEqualTo(sealed);
            assertThat(sealing.marshal(sealing.unmarshal(ByteBuffer.allocateDirect(sealed.length).put(sealed).flip())))
                    .isEqualTo(sealed);
        }
    }

    @ParameterizedTest
    @MethodSource("seals")
    @Proves(topic = Topic.SEAL, value = "No payload is read of which one bit was altered, or that was cut off anywhere")
    void noFlippedBitAndNoPrefixIsRead(Seal seal) {
        Marshaller marshaller = with(seal);
        for (byte[] payload : corpus(marshaller)) {
            for (int bit = 0; bit < 8 * payload.length; bit++) {
                byte[] flipped = payload.clone();
                flipped[bit / 8] ^= (byte) (1 << bit % 8);
                assertThat(isRead(marshaller, flipped)).as("bit %d", bit).isFalse();
            }
            for (int length = 0; length < payload.length; length++) {
                assertThat(isRead(marshaller, Arrays.copyOf(payload, length))).as("length %d", length).isFalse();
            }
            assertThat(isRead(marshaller, Arrays.copyOf(payload, payload.length + 1))).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("seals")
    @Proves(topic = Topic.SEAL, value = "Altered bytes of a sealed payload never decode to another value")
    void noAlteredPayloadIsRead(Seal seal) {
        Marshaller marshaller = with(seal);
        List<byte[]> corpus = corpus(marshaller);
        SplittableRandom random = new SplittableRandom(SEED);
        int refused = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = Alterations.altered(corpus, random);
            boolean same = corpus.stream().anyMatch(each -> Arrays.equals(each, input));
            boolean read = isRead(marshaller, input);
            assertThat(read).as("input %d, seed=%d", i, SEED).isEqualTo(same);
            refused += read ? 0 : 1;
        }
        assertThat(refused).isGreaterThan(INPUTS * 9 / 10);
    }

    @Test
    @Proves(topic = Topic.SEAL, value = "A keyed seal is checked before anything is parsed; without the key nothing is read")
    void aForgedPayloadIsRefusedBeforeItIsParsed() {
        Marshaller keyed = with(Seal.hmac(KEY));
        byte[] forged = Marshaller.builder().seal(Seal.hmac(OTHER_KEY)).register(SealTest.class).build().marshal(new int[3]);
        Arrays.fill(forged, 1, forged.length - 17, (byte) 0xff);
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> keyed.unmarshal(forged))
                .withMessageContaining("or sealed by another key")
                .satisfies(e -> assertThat(e.offset()).isEqualTo(forged.length - 17));
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> keyed.unmarshal(builder().build().marshal("a")))
                .withMessageContaining("The payload is not sealed");
        assertThatExceptionOfType(MalformedBytesException.class)
                .isThrownBy(() -> keyed.unmarshal(with(Seal.crc32c()).marshal("a")))
                .withMessageContaining("seal=crc32c");
        assertThatExceptionOfType(MalformedBytesException.class)
                .isThrownBy(() -> builder().build().unmarshal(keyed.marshal("a")))
                .withMessageContaining("seal=hmac");
    }

    @Test
    void aKeyIsBroughtInAndExchangedStepByStep() {
        List<Seal> steps = List.of(
                Seal.none(),
                Seal.none().accepting(Seal.hmac(KEY)),
                Seal.hmac(KEY).accepting(Seal.none()),
                Seal.hmac(KEY),
                Seal.hmac(KEY).accepting(Seal.hmac(OTHER_KEY)),
                Seal.hmac(OTHER_KEY).accepting(Seal.hmac(KEY)),
                Seal.hmac(OTHER_KEY));
        for (int i = 0; i < steps.size(); i++) {
            byte[] payload = with(steps.get(i)).marshal("value");
            for (int j = 0; j < steps.size(); j++) {
                if (Math.abs(i - j) <= 1) {
                    assertThat(with(steps.get(j)).<String>unmarshal(payload)).as("%d to %d", i, j).isEqualTo("value");
                }
            }
        }
        assertThat(isRead(with(steps.get(6)), with(steps.get(4)).marshal("value"))).isFalse();
        assertThat(isRead(with(steps.get(3)), with(steps.get(0)).marshal("value"))).isFalse();
    }

    @Test
    void aReaderThatWasToldNothingChecksAChecksum() {
        byte[] payload = with(Seal.crc32c()).marshal("value");
        assertThat(builder().build().<String>unmarshal(payload)).isEqualTo("value");
        payload[3] ^= 1;
        assertThat(isRead(builder().build(), payload)).isFalse();
    }

    @Test
    void theLimitOfBytesCountsTheSeal() {
        Limits limits = Limits.DEFAULT.withBytes(builder().build().marshal("value").length + 4);
        Marshaller tight = builder().limits(limits).seal(Seal.crc32c()).build();
        assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> tight.marshal("value"))
                .withMessageContaining("too large");
        Marshaller wide = builder().limits(limits.withBytes(limits.bytes() + 1)).seal(Seal.crc32c()).build();
        assertThat(wide.<String>unmarshal(wide.marshal("value"))).isEqualTo("value");
    }

    @Test
    void aFailureLeavesTheSealsOfOthersAsTheyAre() {
        Marshaller marshaller = with(Seal.hmac(KEY));
        byte[] before = marshaller.marshal("value");
        assertThatExceptionOfType(RejectedTypeException.class).isThrownBy(() -> marshaller.marshal(List.of(new SealTest())));
        assertThat(isRead(marshaller, new byte[40])).isFalse();
        assertThat(marshaller.marshal("value")).isEqualTo(before);
    }

    @Test
    void aShortKeyIsRefusedAndNoTextShowsOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> Seal.hmac(new byte[15])).withMessageContaining("bytes=15");
        assertThat(Seal.hmac(OTHER_KEY).accepting(Seal.none())).hasToString("hmac, reads crc32c hmac and unsealed payloads");
    }
}
