// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SealSettingsTest {

    @TempDir
    private Path folder;

    private Settings read(String text) throws IOException {
        Files.writeString(folder.resolve(Settings.RESOURCE), text);
        URL[] urls = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            return Settings.read(loader, new Properties());
        }
    }

    private String opened(String text) throws IOException {
        return read(text).seal().orElseThrow().open().toString();
    }

    private Path key(int byteCount) throws IOException {
        return Files.write(folder.resolve("key" + byteCount), new byte[byteCount]);
    }

    @Test
    void everyKeyIsRead() throws IOException {
        assertThat(read("").seal()).isEmpty();
        assertThat(opened("seal=none")).isEqualTo("none, reads crc32c and unsealed payloads");
        assertThat(opened("seal=crc32c")).isEqualTo("crc32c, reads crc32c");
        assertThat(opened("seal=crc32c\nseal-accepts=unsealed")).isEqualTo("crc32c, reads crc32c and unsealed payloads");
        assertThat(opened("seal=crc32c\nseal-accepts=java")).isEqualTo("crc32c, reads crc32c and Java serialization");
        assertThat(opened("seal=crc32c\nseal-accepts=replaced")).isEqualTo("crc32c, reads crc32c and a replaced serializer");
        String keys = "\nseal-keys=file:" + key(32) + ", file:" + key(16);
        assertThat(opened("seal=hmac" + keys)).isEqualTo("hmac, reads hmac");
        assertThat(opened("seal=hmac\nseal-accepts=crc32c" + keys)).isEqualTo("hmac, reads crc32c hmac");
        assertThat(opened("seal=none" + keys)).isEqualTo("none, reads crc32c hmac and unsealed payloads");
    }

    /** They are no payloads, so that unsealed payloads do not bring them in. */
    @Test
    void javaSerializationIsReadWithoutASealOrByName() throws IOException {
        assertThat(read("seal=none").seal().orElseThrow().open().rule().acceptsJava()).isTrue();
        assertThat(read("seal=crc32c").seal().orElseThrow().open().rule().acceptsJava()).isFalse();
        assertThat(read("seal=crc32c\nseal-accepts=unsealed").seal().orElseThrow().open().rule().acceptsJava()).isFalse();
        assertThat(read("seal=crc32c\nseal-accepts=java").seal().orElseThrow().open().rule().acceptsJava()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "seal=yes | The value is none, crc32c or hmac",
        "seal=hmac | A seal by HMAC needs a key",
        "seal-keys=secret | A key's place is file:<path> or env:<variable>",
        "seal-keys=file: | A key's place is file:<path> or env:<variable>",
        "seal-accepts=all | The values are unsealed, crc32c, java and replaced"})
    void aBadValueIsRefused(String line, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> read(line)).withMessageContaining(message)
                .withMessageContaining(Settings.RESOURCE);
    }

    @Test
    void aKeyThatIsMissingOrShortIsRefusedByItsPlace() throws IOException {
        String missing = "seal-keys=file:" + folder.resolve("none");
        assertThatIllegalArgumentException().isThrownBy(() -> opened(missing)).withMessageContaining("place=file:")
                .withMessageContaining("it cannot be read");
        String shortKey = "seal-keys=file:" + key(8);
        assertThatIllegalArgumentException().isThrownBy(() -> opened(shortKey)).withMessageContaining("bytes=8");
        String longKey = "seal-keys=file:" + key(5_000);
        assertThatIllegalArgumentException().isThrownBy(() -> opened(longKey)).withMessageContaining("longer than");
        assertThatIllegalArgumentException().isThrownBy(() -> opened("seal-keys=env:GRIDWIRE_NO_SUCH_VARIABLE"))
                .withMessageContaining("there is no such variable");
        String notBase64 = "seal-keys=env:PATH";
        assertThatIllegalArgumentException().isThrownBy(() -> opened(notBase64)).withMessageContaining("it is no Base64");
    }
}
