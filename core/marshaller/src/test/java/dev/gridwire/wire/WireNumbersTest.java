// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WireNumbersTest {

    private static final int LIMIT = 1 << 20;

    @ParameterizedTest
    @CsvSource({
        "0, 00", "1, 01", "127, 7f", "128, 8001", "300, ac02", "16383, ff7f", "16384, 808001", "4294967295, ffffffff0f",
        "72057594037927935, ffffffffffffff7f", "72057594037927936, 808080808080808001", "-1, ffffffffffffffffff"
    })
    void varintsAreTheseBytes(long value, String hex) {
        assertThat(written(out -> out.writeVarint(value))).isEqualTo(hex);
        assertThat(Varint.size(value)).isEqualTo(hex.length() / 2);
        assertThat(input(hex).readVarint()).isEqualTo(value);
        assertThat(input(hex).readShortVarint()).isEqualTo(value);
        assertThat(input(hex + "ff").readShortVarint()).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"0, 00", "-1, 01", "1, 02", "-64, 7f", "64, 8001", "2147483647, feffffff0f", "-2147483648, ffffffff0f"})
    void intsAreZigzag(int value, String hex) {
        assertThat(written(out -> out.writeInt(value))).isEqualTo(hex);
        assertThat(input(hex).readInt()).isEqualTo(value);
        assertThat(input(hex + "ff").readInt()).isEqualTo(value);
    }

    @Test
    void fixedNumbersAreLittleEndian() {
        assertThat(written(out -> {
                    out.writeBoolean(true);
                    out.writeShort((short) 0x0102);
                    out.writeChar('\u0304');
                    out.writeFixedInt(0x01020304);
                    out.writeFixedLong(0x0102030405060708L);
                    out.writeFloat(1f);
                    out.writeDouble(-2d);
                }))
                .isEqualTo("01" + "0201" + "0403" + "04030201" + "0807060504030201" + "0000803f" + "00000000000000c0");
    }

    @Test
    void everyNumberComesBack() {
        SplittableRandom random = new SplittableRandom(7);
        WireOutput out = new WireOutput(LIMIT);
        for (int i = 0; i < 20_000; i++) {
            long value = random.nextLong() >> random.nextInt(64);
            out.reset();
            out.writeLong(value);
            out.writeVarint(value);
            out.writeDouble(Double.longBitsToDouble(value));
            WireInput in = WireInput.of(out.toByteArray());
            assertThat(in.readLong()).isEqualTo(value);
            assertThat(in.readVarint()).isEqualTo(value);
            assertThat(Double.doubleToRawLongBits(in.readDouble())).isEqualTo(value);
            assertThat(in.remaining()).isZero();
        }
    }

    @Test
    void aNumberTooLargeForAnIntIsMalformedWhereItBegins() {
        WireOutput out = new WireOutput(LIMIT);
        out.writeByte(0);
        out.writeLong(1L << 31);
        WireInput in = WireInput.of(out.toByteArray());
        in.readByte();
        assertThatThrownBy(in::readInt)
                .isInstanceOf(MalformedBytesException.class)
                .hasMessage("a number does not fit its slot: value=2147483648 at offset 1");
        assertThat(in.offset()).isEqualTo(1);
    }

    @Test
    void aBooleanIsNothingButZeroOrOne() {
        assertThatThrownBy(() -> input("02").readBoolean())
                .isInstanceOf(MalformedBytesException.class)
                .hasMessage("a boolean is 0 or 1: byte=2 at offset 0");
    }

    @Test
    void cutOffBytesAreMalformed() {
        assertThatThrownBy(() -> input("8080").readVarint()).isInstanceOf(MalformedBytesException.class);
        for (String hex : List.of("", "80", "8080")) {
            assertThatThrownBy(() -> input(hex).readShortVarint()).isInstanceOf(MalformedBytesException.class);
            assertThatThrownBy(() -> input(hex).readInt()).isInstanceOf(MalformedBytesException.class);
        }
        assertThatThrownBy(() -> input("00").readShort()).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> input("000000").readFixedInt()).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> input("00000000000000").readFixedLong()).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> input("").readByte()).isInstanceOf(MalformedBytesException.class);
    }

    @Test
    void aPartOfAnArrayEndsWhereItEnds() {
        WireInput in = WireInput.of(new byte[] {9, 1, 2, 9}, 1, 2);
        assertThat(in.readByte()).isEqualTo((byte) 1);
        assertThat(in.offset()).isEqualTo(1);
        assertThat(in.readByte()).isEqualTo((byte) 2);
        assertThatThrownBy(in::readByte).isInstanceOf(MalformedBytesException.class).hasMessageContaining("offset 2");
    }

    @Test
    void aCountIsBelievedOnlyWithItsBytes() {
        assertThat(input("02" + "0000").readCount(1)).isEqualTo(2);
        assertThatThrownBy(() -> input("03" + "0000").readCount(1))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessage("the payload announces more than it holds: count=3, remainingBytes=2 at offset 1");
        assertThatThrownBy(() -> input("02" + "000000").readCount(2)).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> input("ffffffffffffffffff").readCount(1)).isInstanceOf(MalformedBytesException.class);
        assertThat(input("00").readNullableCount(8)).isEqualTo(-1);
        assertThat(input("01").readNullableCount(8)).isZero();
    }

    @Test
    void theLimitOfBytesHoldsToTheByte() {
        for (int limit = 1; limit < 600; limit += 7) {
            WireOutput out = new WireOutput(limit);
            for (int i = 0; i < limit - 1; i++) {
                out.writeByte(i);
            }
            out.requireWithinLimit();
            out.writeVarint(127);
            out.requireWithinLimit();
            out.writeByte(1);
            assertThatThrownBy(out::requireWithinLimit)
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("limit=" + limit);
        }
    }

    @Test
    void aPayloadFarBeyondTheLimitIsRefusedAtOnce() {
        WireOutput out = new WireOutput(1_000);
        assertThatThrownBy(() -> out.writeBytes(new byte[2_000], 0, 2_000)).isInstanceOf(MismatchedShapeException.class);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 3_000; i++) {
                        out.writeLong(Long.MAX_VALUE);
                    }
                })
                .isInstanceOf(MismatchedShapeException.class);
        assertThat(out.array().length).isLessThan(3_000);
    }

    @Test
    void anOutputIsEmptyAfterAReset() {
        WireOutput out = new WireOutput(Integer.MAX_VALUE);
        out.writeBytes(new byte[3 << 20], 0, 3 << 20);
        out.reset();
        assertThat(out.position()).isZero();
        assertThat(out.array().length).isLessThan(1 << 20);
    }

    private static String written(Consumer<WireOutput> writing) {
        WireOutput out = new WireOutput(LIMIT);
        writing.accept(out);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static WireInput input(String hex) {
        return WireInput.of(HexFormat.of().parseHex(hex));
    }
}
