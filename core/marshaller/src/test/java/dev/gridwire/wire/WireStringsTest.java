// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("core")
class WireStringsTest {

    private static final int LIMIT = 1 << 20;

    @Test
    void stringsAreTheseBytes() {
        assertThat(written(null)).isEqualTo("00");
        assertThat(written("")).isEqualTo("01");
        assertThat(written("abc")).isEqualTo("0d" + "616263");
        assertThat(written("\u00e9")).isEqualTo("05" + "e9");
        assertThat(written("a\u20ac")).as("UTF-16 where UTF-8 is no shorter").isEqualTo("12" + "6100ac20");
        assertThat(written("abc\u20ac")).as("UTF-8 where it is shorter").isEqualTo("1b" + "616263e282ac");
        assertThat(written("abc\ud800")).as("a lone surrogate").isEqualTo("22" + "61006200630000d8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "\u0000", "\u00ff", "\u0100", "\ud83d\ude00", "\udc00\ud800", "aaaaaaaaaaaaaaaaaaaa\ud800"})
    void theseComeBack(String text) {
        assertThat(readBack(text)).isEqualTo(text);
    }

    @Test
    void everyStringComesBack() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 5_000; i++) {
            String text = randomText(random);
            assertThat(readBack(text)).isEqualTo(text);
        }
    }

    @Test
    void aLongStringComesBack() {
        assertThat(readBack("x".repeat(70_000))).hasSize(70_000);
        assertThat(readBack("\u20ac".repeat(70_000))).hasSize(70_000);
    }

    @Test
    void everyPrefixOfAStringIsMalformed() {
        byte[] whole = HexFormat.of().parseHex(written("abc\u20ac"));
        for (int length = 0; length < whole.length; length++) {
            WireInput in = WireInput.of(whole, 0, length);
            assertThatThrownBy(() -> WireStrings.read(in)).isInstanceOf(MalformedBytesException.class);
        }
    }

    @Test
    void bytesThatDoNotDecodeAreMalformed() {
        assertThatThrownBy(() -> read("07" + "c3")).hasMessageContaining("a string is not UTF-8");
        assertThatThrownBy(() -> read("06" + "61")).hasMessageContaining("even number of bytes: byteCount=1");
        assertThatThrownBy(() -> read("08" + "61")).hasMessageContaining("a string has no such form: form=3");
        assertThatThrownBy(() -> read("fdffffff0f")).hasMessageContaining("the payload announces more than it holds");
    }

    private static String randomText(SplittableRandom random) {
        int bound = new int[] {0x80, 0x100, 0x800, 0x10000}[random.nextInt(4)];
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(40); length > 0; length--) {
            text.append((char) random.nextInt(bound));
        }
        return text.toString();
    }

    private static String written(String text) {
        WireOutput out = new WireOutput(LIMIT);
        WireStrings.write(out, text);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static String readBack(String text) {
        return read(written(text));
    }

    private static String read(String hex) {
        WireInput in = WireInput.of(HexFormat.of().parseHex(hex));
        String text = WireStrings.read(in);
        assertThat(in.remaining()).isZero();
        return text;
    }
}
