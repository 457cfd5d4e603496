// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.Effort;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class Utf8Test {

    private final Utf8 utf8 = new Utf8();

    private static @Nullable String byTheJdk(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    @Test
    void allCharactersBelowTheSupplementaryOnesAreDecoded() {
        for (int unit = 0; unit <= Character.MAX_VALUE; unit++) {
            if (!Character.isSurrogate((char) unit)) {
                String text = "a" + (char) unit + "é";
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                assertThat(utf8.decode(bytes, 0, bytes.length)).isEqualTo(text);
            }
        }
    }

    @Test
    void bytesOfAllLeadsAndRandomOnesBehindAreWhatTheJdkSaysOrNothing() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < Effort.of(1_000_000); i++) {
            byte[] bytes = new byte[1 + random.nextInt(4)];
            random.nextBytes(bytes);
            bytes[0] = (byte) i;
            if (random.nextBoolean()) {
                for (int at = 1; at < bytes.length; at++) {
                    bytes[at] = (byte) (bytes[at] & 0x3f | 0x80);
                }
            }
            String expected = byTheJdk(bytes);
            boolean isLeft = expected != null && expected.codePoints().anyMatch(Character::isSupplementaryCodePoint);
            assertThat(utf8.decode(bytes, 0, bytes.length)).isEqualTo(isLeft ? null : expected);
        }
    }

    @Test
    void bytesOutsideOfThePartAreNotLookedAt() {
        byte[] bytes = "xж€y".getBytes(StandardCharsets.UTF_8);
        assertThat(utf8.decode(bytes, 1, 5)).isEqualTo("ж€");
        assertThat(utf8.decode(bytes, 1, 4)).isNull();
        assertThat(utf8.decode(bytes, 1, 1)).isNull();
    }
}
