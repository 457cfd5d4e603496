// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers, tags and numbers that are looked at before they are read, each at its edges. */
class HeadersAndEdgesTest {

    private static final int SCHEMA = 0x7654_3210;

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "127, 1", "128, 2", "16383, 2"})
    void anOpeningIsWhatTheHeaderTheIdAndTheSchemaAreWrittenAs(int id, int idBytes) {
        WireOutput out = new WireOutput(100);
        out.writeByte(PayloadHeader.of(false, false));
        out.writeByte(Tags.BY_ID);
        out.writeVarint(id);
        out.writeFixedInt(SCHEMA);
        int count = out.position();
        out.writeFixedLong(-1);
        long begin = WireInput.of(out.toByteArray()).peekFixedLong();
        long opening = PayloadHeader.opening(id, SCHEMA);

        assertThat(PayloadHeader.openingByteCount(id)).isEqualTo(count).isEqualTo(6 + idBytes);
        assertThat(opening).isNotZero();
        assertThat(PayloadHeader.isOpening(begin, opening, count)).isTrue();
        assertThat(PayloadHeader.isOpening(begin | PayloadHeader.of(true, true), opening, count)).isTrue();
        for (int bit = 8; bit < count * 8; bit++) {
            assertThat(PayloadHeader.isOpening(begin ^ 1L << bit, opening, count)).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 16_384, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void anIdOfMoreThanTwoBytesHasNoOpening(int id) {
        assertThat(PayloadHeader.opening(id, SCHEMA)).isZero();
    }

    @Test
    void eachFlagIsItsOwn() {
        for (boolean refersBack : new boolean[] {false, true}) {
            for (boolean keyed : new boolean[] {false, true}) {
                int header = PayloadHeader.of(refersBack, keyed);
                assertThat(PayloadHeader.refersBack(header)).isEqualTo(refersBack);
                assertThat(PayloadHeader.isKeyed(header)).isEqualTo(keyed);
                assertThat(PayloadHeader.isSealed((byte) header)).isFalse();
                int sealed = PayloadHeader.sealed((byte) header);
                assertThat(PayloadHeader.isSealed((byte) sealed)).isTrue();
                assertThat(PayloadHeader.refersBack(sealed)).isEqualTo(refersBack);
                assertThat(PayloadHeader.isKeyed(sealed)).isEqualTo(keyed);
                assertThat(PayloadHeader.read(WireInput.of(new byte[] {(byte) sealed}))).isEqualTo(sealed & 0xff);
            }
        }
        assertThat(PayloadHeader.isSealed((byte) 1)).isFalse();
    }

    @Test
    void otherFirstBytesAreNoPayloadOrOfAnotherVersion() {
        for (int first = 0; first < 256; first++) {
            WireInput in = WireInput.of(new byte[] {(byte) first});
            if (first >> 6 != 0b10) {
                assertThatThrownBy(() -> PayloadHeader.read(in)).isInstanceOf(MalformedBytesException.class)
                        .hasMessageContaining("this is no payload: firstByte=" + first);
            } else if ((first >> 3 & 7) != 1) {
                assertThatThrownBy(() -> PayloadHeader.read(in)).isInstanceOf(MismatchedShapeException.class)
                        .hasMessageContaining("version=" + (first >> 3 & 7) + ", supported=1");
            } else {
                assertThat(PayloadHeader.read(in)).isEqualTo(first);
            }
        }
    }

    static Stream<Arguments> formats() {
        return Stream.of(
                Arguments.of("JSON", "{\"id\":1}"), Arguments.of("JSON", "{}"), Arguments.of("JSON", "[\"com.acme.Order\",{}]"),
                Arguments.of("JSON", "[1,2]"), Arguments.of("XML", "<?xml version"), Arguments.of("XML", "<order/>"),
                Arguments.of("Smile", ":)\n"), Arguments.of("gzip", "\u001f\u008b\b"),
                Arguments.of("Zstandard", "(\u00b5/\u00fd"), Arguments.of("LZ4", "\u0004\"M\u0018"),
                Arguments.of("Kryo", "\u0001\u0000com.acme.Order"));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void formatsOfOtherSerializersAreNamed(String format, String begin) {
        WireInput in = WireInput.of(begin.getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> PayloadHeader.read(in)).isInstanceOf(MismatchedShapeException.class)
                .hasMessage("The bytes are " + format + " and no payload: firstByte=" + (begin.charAt(0) & 0xff)
                        + "; another serializer wrote them: remove them, let them expire, or store payloads under other keys");
    }

    @Test
    void tagsOfTypesEndWhereRareTypesBegin() {
        assertThat(Tags.ofType(0)).isEqualTo(Tags.FIRST_TYPE);
        assertThat(Tags.ofType(Tags.ARRAY_TYPE)).isEqualTo(Tags.NULL);
        assertThat(Tags.ofType(Tags.ARRAY_TYPE + 1)).isEqualTo(Tags.FIRST_TYPE + Tags.ARRAY_TYPE + 1);
        assertThat(Tags.ofType(Tags.RARE_TYPE - 1)).isEqualTo(Tags.FIRST_TYPE + Tags.RARE_TYPE - 1);
        assertThat(Tags.ofType(Tags.RARE_TYPE)).isEqualTo(Tags.NULL);
        assertThat(Tags.rareNumber(0)).isEqualTo(Tags.RARE_TYPE + 1);
        assertThat(Tags.rareNumber(Integer.MAX_VALUE - 1)).isPositive();
        assertThat(Tags.rareNumber(Integer.MAX_VALUE)).isEqualTo(-1);
        assertThat(Tags.rareNumber(-1)).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0", "00, 0", "7f, 127", "80, 0", "8001, 0", "05ff, 5", "0500, 5", "7f0000, 127", "800100, 128", "ff7f00, 16383",
        "808001, 16384", "ffff7f, 2097151", "80808001, 0", "ffffff, 0"})
    void aNumberOfUpToThreeBytesIsSeenBeforeItIsRead(String hex, int value) {
        WireInput in = WireInput.of(HexFormat.of().parseHex(hex));
        assertThat(in.peekVarint()).isEqualTo(value);
        assertThat(in.offset()).isZero();
    }

    @Test
    void aNumberIsReadAlikeWhateverStandsBehindIt() {
        for (long value : new long[] {128, 1L << 14, 1L << 21, 1L << 28, 1L << 35, 1L << 42, 1L << 49, 1L << 56, -1}) {
            for (int behind = 0; behind < 9; behind++) {
                WireOutput out = new WireOutput(100);
                out.writeVarint(value);
                int end = out.position();
                out.writeBytes(new byte[behind], 0, behind);
                WireInput in = WireInput.of(out.toByteArray());
                assertThat(in.readVarint()).isEqualTo(value);
                assertThat(in.offset()).isEqualTo(end);
                assertThat(in.remaining()).isEqualTo(behind);
            }
        }
    }

    @Test
    void aCutOffPayloadSaysHowMuchIsLeft() {
        WireInput in = WireInput.of(new byte[] {9, 9, 9, 9, 9}, 1, 4);
        in.readByte();
        assertThat(in.advance(0)).isEqualTo(2);
        assertThatThrownBy(() -> in.advance(4)).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("needed=4, remainingBytes=3 at offset 1");
        assertThat(in.advance(3)).isEqualTo(2);
        assertThat(in.remaining()).isZero();
    }

    @Test
    void notEachNanIsKeptWhereTheyAreOne() {
        float odd = Float.intBitsToFloat(0x7fc0_0001);
        WireOutput out = new WireOutput(100);
        out.writeFloat(odd);
        assertThat(out.collapsesNan()).isFalse();
        out.collapseNan(true);
        assertThat(out.collapsesNan()).isTrue();
        out.writeFloat(odd);
        WireInput in = WireInput.of(out.toByteArray());
        assertThat(in.readFixedInt()).isEqualTo(0x7fc0_0001);
        assertThat(in.readFixedInt()).isEqualTo(0x7fc0_0000);
    }

    @Test
    void roomIsMadeForJustWhatIsNeeded() {
        WireOutput out = new WireOutput(1_000);
        int first = out.array().length;
        out.advance(first);
        assertThat(out.array()).hasSize(first);
        out.advance(1);
        assertThat(out.array()).hasSize(2 * first);
        out.advance(1_000 - first - 1);
        out.requireWithinLimit();
        assertThatThrownBy(() -> out.advance(100)).isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("bytes=1100, limit=1000");
    }

    @Test
    void roomLeavesSlack() {
        WireOutput out = new WireOutput(1_000);
        int first = out.array().length;
        out.room(first - Packed.SLACK);
        assertThat(out.array()).hasSize(first);
        out.room(first - Packed.SLACK + 1);
        assertThat(out.array().length).isGreaterThan(first);
        WireOutput large = new WireOutput(1 << 20);
        large.room(100_000);
        assertThat(large.array()).hasSize(100_000 + Packed.SLACK);
    }

    @Test
    void anArrayOfUsualSizeIsKept() {
        WireOutput out = new WireOutput(Integer.MAX_VALUE);
        out.room((1 << 20) - Packed.SLACK);
        byte[] kept = out.array();
        assertThat(kept).hasSize(1 << 20);
        out.reset();
        assertThat(out.array()).isSameAs(kept);
        out.room((1 << 20) + 1);
        out.reset();
        assertThat(out.array().length).isLessThan(1 << 20);
    }
}
