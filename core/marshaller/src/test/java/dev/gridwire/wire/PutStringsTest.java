// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.payload.PayloadSource;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Strings that fused code puts into an array are those that are written; and bytes come from sources piece by piece. */
class PutStringsTest {

    private static final int LIMIT = 1 << 22;

    static Stream<String> texts() {
        Stream<String> byLength = IntStream.of(0, 1, 2, 30, 31, 32, 33, 127, 128, 4094, 4095, 4096, 4097, 9000).boxed().flatMap(
                length -> Stream.of("a".repeat(length), "\u00ff".repeat(length), "a".repeat(length) + "\u0100",
                        "\u0100" + "a".repeat(length), "a".repeat(length) + "\ud83d\ude00", "a".repeat(length) + "\ud83d"));
        return Stream.concat(byLength, Stream.of(
                "\u007f\u0080\u07ff\u0800aaaaaaaa", "\u0080\u0100aaaaaaaa", "aaaaaaaa\u0800\uffff", "\ud83d\ude00\ud83d\ude00b",
                "aaaa\ude00\ud83d", "\udbff\udfffaaaaaaaaaa", "\ud800\udc00aaaaaaaaaa"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aStringPutIntoAnArrayIsTheSameAsAWrittenOne(String text) {
        WireOutput written = new WireOutput(LIMIT);
        WireStrings.write(written, text);
        byte[] expected = written.toByteArray();
        byte[] bytes = new byte[WireStrings.mostBytes(text) + 1];
        int end = WireStrings.put(bytes, 1, text);
        assertThat(Arrays.copyOfRange(bytes, 1, end)).isEqualTo(expected);
        Arrays.fill(bytes, (byte) 0);
        assertThat(WireStrings.putMixed(bytes, 1, text)).isEqualTo(end);
        assertThat(Arrays.copyOfRange(bytes, 1, end)).isEqualTo(expected);
        assertThat(WireStrings.read(WireInput.of(expected, 0, expected.length))).isEqualTo(text);
        assertThat(WireStrings.isWide(text)).isEqualTo(text.chars().anyMatch(unit -> unit > 0xff));
    }

    @Test
    void nullIsPutAsAByte() {
        assertThat(WireStrings.put(new byte[1], 0, null)).isEqualTo(1);
        assertThat(WireStrings.putMixed(new byte[1], 0, null)).isEqualTo(1);
    }

    private static byte[] content(int length) {
        byte[] content = new byte[length];
        for (int i = 0; i < length; i++) {
            content[i] = (byte) (i * 31 >> 3);
        }
        return content;
    }

    /** Gives so many bytes at a time. */
    private static PayloadSource<int[]> inPieces(byte[] content, int piece) {
        return (at, target, offset, length) -> {
            int count = Math.min(Math.min(piece, length), content.length - at[0]);
            System.arraycopy(content, at[0], target, offset, count);
            at[0] += count;
            return count;
        };
    }

    @Test
    void bytesComeInPiecesOfAnySize() throws IOException {
        SourceBytes bytes = new SourceBytes();
        for (int length : new int[] {0, 1, 1023, 1024, 1025, 65_535, 65_536, 65_537, 131_072, 300_000}) {
            byte[] content = content(length);
            for (int piece : new int[] {7, 1000, 65_536, 1 << 20}) {
                byte[] read = bytes.read(new int[1], length, inPieces(content, piece));
                assertThat(Arrays.copyOf(read, length)).isEqualTo(content);
            }
            bytes.clear();
        }
    }

    @Test
    void noMoreIsBelievedThanCame() {
        SourceBytes bytes = new SourceBytes();
        int[] largest = new int[1];
        PayloadSource<int[]> ends = (at, target, offset, length) -> {
            largest[0] = Math.max(largest[0], target.length);
            return -1;
        };
        assertThatThrownBy(() -> bytes.read(new int[1], 1 << 30, ends)).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("announcedBytes=" + (1 << 30) + " at offset 0");
        assertThat(largest[0]).isEqualTo(1 << 16);
        assertThatThrownBy(() -> bytes.read(new int[1], 10, (at, target, offset, length) -> length + 1))
                .isInstanceOf(MalformedBytesException.class).hasMessageContaining("askedBytes=10, givenBytes=11");
    }

    @Test
    void aLargeArrayIsForgotten() throws IOException {
        SourceBytes bytes = new SourceBytes();
        byte[] small = bytes.read(new int[1], 1 << 20, inPieces(content(1 << 20), 1 << 20));
        bytes.clear();
        assertThat(bytes.read(new int[1], 10, inPieces(content(10), 10))).isSameAs(small);
        byte[] large = bytes.read(new int[1], (1 << 20) + 1, inPieces(content((1 << 20) + 1), 1 << 20));
        bytes.clear();
        assertThat(bytes.read(new int[1], 10, inPieces(content(10), 10))).isNotSameAs(large).hasSizeLessThan(1 << 17);
    }
}
