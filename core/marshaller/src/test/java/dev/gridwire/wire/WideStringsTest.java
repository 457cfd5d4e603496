// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.Effort;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Strings that are not Latin-1 against the encoders of the JDK, on either way into the bytes. */
@Tag("core")
class WideStringsTest {

    private static final int LIMIT = 1 << 20;
    private static final int BEFORE = 5;
    private static final byte UNTOUCHED = 0x5a;

    /** The lengths at which a header, or the way to write, becomes another. */
    static Stream<String> texts() {
        IntStream lengths = IntStream.concat(IntStream.rangeClosed(1, 70), IntStream.rangeClosed(2_030, 2_060));
        return lengths.boxed().flatMap(length -> Stream.of(
                "a".repeat(length - 1) + '\u0142',
                '\u0142' + "a".repeat(length - 1),
                "\u0436".repeat(length),
                "\u20ac".repeat(length),
                "ab\u0436\u20ac".repeat(length / 4 + 1).substring(0, length - 1) + '\u0436',
                "ab\ud83d\ude00".repeat(length / 4 + 1),
                "ab".repeat(length) + '\ud83d',
                '\ude00' + "ab".repeat(length)));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void textsAtTheEdges(String text) {
        assertThat(put(text)).isEqualTo(byTheJdk(text));
        assertThat(written(text)).isEqualTo(byTheJdk(text));
    }

    @Test
    void textsOfAnyMixture() {
        SplittableRandom random = new SplittableRandom(5);
        char[][] alphabets = {{'a', ' '}, {'\u00e9', '\u0142', '\u0436', '\u07ff'}, {'\u0800', '\u20ac', '\uffff'},
            {'\ud83d', '\ude00'}};
        for (int i = 0; i < Effort.of(200_000); i++) {
            StringBuilder text = new StringBuilder("\u0142");
            int kinds = 1 + random.nextInt(alphabets.length);
            for (int length = random.nextInt(48); length > 0; length--) {
                char[] alphabet = alphabets[random.nextInt(kinds)];
                text.append(alphabet[random.nextInt(alphabet.length)]);
            }
            String wide = text.toString();
            assertThat(put(wide)).isEqualTo(byTheJdk(wide));
            assertThat(written(wide)).isEqualTo(byTheJdk(wide));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0436", "\u20ac", "ab\u0436"})
    void noRoomIsMadeForATextBeyondTheLimit(String part) {
        WireOutput out = new WireOutput(LIMIT);
        String text = part.repeat(LIMIT);
        assertThatThrownBy(() -> WireStrings.write(out, text))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("limit=" + LIMIT);
        assertThat(out.array()).hasSizeLessThan(LIMIT);
    }

    private static byte[] byTheJdk(String text) {
        byte[] utf8 = utf8(text);
        int utf16Bytes = 2 * text.length();
        boolean isShorter = utf8.length > 0 && utf8.length < utf16Bytes;
        byte[] content = isShorter ? utf8 : text.getBytes(StandardCharsets.UTF_16LE);
        if (!isShorter && utf8.length == 0) {
            // The JDK's encoder replaces a surrogate without its partner.
            ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).asCharBuffer().put(CharBuffer.wrap(text));
        }
        WireOutput out = new WireOutput(LIMIT);
        out.writeVarint(((long) content.length << 2 | (isShorter ? 2 : 1)) + 1);
        out.writeBytes(content, 0, content.length);
        return out.toByteArray();
    }

    /** Empty where a surrogate has no partner. */
    private static byte[] utf8(String text) {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            return Arrays.copyOf(bytes.array(), bytes.limit());
        } catch (CharacterCodingException e) {
            return new byte[0];
        }
    }

    private static byte[] written(String text) {
        WireOutput out = new WireOutput(LIMIT);
        WireStrings.write(out, text);
        return out.toByteArray();
    }

    private static byte[] put(String text) {
        byte[] bytes = new byte[BEFORE + WireStrings.mostBytes(text) + Packed.SLACK];
        Arrays.fill(bytes, UNTOUCHED);
        int end = WireStrings.put(bytes, BEFORE, text);
        for (int i = 0; i < BEFORE; i++) {
            assertThat(bytes[i]).isEqualTo(UNTOUCHED);
        }
        return Arrays.copyOfRange(bytes, BEFORE, end);
    }
}
