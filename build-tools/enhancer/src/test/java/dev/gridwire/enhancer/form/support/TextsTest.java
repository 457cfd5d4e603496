// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {

    private static byte[] written(@Nullable String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Texts.writeText(new Out(bytes), text);
        return bytes.toByteArray();
    }

    private static @Nullable String read(byte[] bytes) throws IOException {
        return Texts.readText(new In(new ByteArrayInputStream(bytes)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 21_844, 21_845, 65_534, 65_535, 65_536, 200_000, 1_000_000})
    void textOfAnyLengthArrives(int length) throws IOException {
        for (String unit : new String[] {"x", "\u00E9", "\u4E2D", "\u0000", "\uD800"}) {
            String text = unit.repeat(length);
            assertThat(text.equals(read(written(text)))).as(unit).isTrue();
        }
    }

    @Test
    void usualTextIsThatOfWriteUtf() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF("a\u00E9\u4E2D");
        assertThat(written("a\u00E9\u4E2D")).isEqualTo(bytes.toByteArray());
        assertThat(written("x".repeat(65_534))).hasSize(65_536);
    }

    @Test
    void nullTakesThreeBytes() throws IOException {
        Texts.writeText(new Out(new ByteArrayOutputStream()), null);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Texts.writeText(new Out(bytes), null);
        assertThat(bytes.toByteArray()).containsExactly(-1, -1, 0);
        assertThat(Texts.readText(new In(new ByteArrayInputStream(bytes.toByteArray())))).isNull();
    }

    @Test
    void damagedTextIsRefused() {
        assertThatThrownBy(() -> read(new byte[] {0, 1, (byte) 0xC0})).isInstanceOf(StreamCorruptedException.class);
        assertThatThrownBy(() -> read(new byte[] {0, 2, (byte) 0xE0, (byte) 0x80})).isInstanceOf(StreamCorruptedException.class);
        assertThatThrownBy(() -> read(new byte[] {0, 1, (byte) 0xFF})).isInstanceOf(StreamCorruptedException.class);
        assertThatThrownBy(() -> read(new byte[] {-1, -1, 2})).isInstanceOf(StreamCorruptedException.class);
        assertThatThrownBy(() -> read(new byte[] {-1, -1, 1, -1, -1, -1, -1, 7})).isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 127, 128, 16_383, 16_384, Integer.MAX_VALUE})
    void countArrives(int count) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Counts.writeCount(new Out(bytes), count);
        assertThat(Counts.readCount(new In(new ByteArrayInputStream(bytes.toByteArray())))).isEqualTo(count);
    }

    @Test
    void countThatIsNegativeIsRefused() {
        byte[] bytes = {-1, -1, -1, -1, 15};
        assertThatThrownBy(() -> Counts.readCount(new In(new ByteArrayInputStream(bytes))))
                .isInstanceOf(StreamCorruptedException.class);
    }

    private static final class Out extends DataOutputStream implements Output {
        Out(ByteArrayOutputStream bytes) {
            super(bytes);
        }

        @Override
        public void writeObject(@Nullable Object value) throws IOException {
            throw new IOException();
        }
    }

    private static final class In extends DataInputStream implements Input {
        In(ByteArrayInputStream bytes) {
            super(bytes);
        }

        @Override
        public Object readObject() throws IOException {
            throw new IOException();
        }
    }
}
