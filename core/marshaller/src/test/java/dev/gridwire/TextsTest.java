// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.MalformedBytesException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values made of text, among them locales that no language tag says. */
@Tag("core")
class TextsTest {

    @ParameterizedTest
    @CsvSource({"en, US, a b", "no, NO, NY", "en, '', POSIX", "'', US, ''", "ja, JP, JP", "x, toolongforone, v"})
    void aLocaleKeepsItsParts(String language, String country, String variant) {
        Locale locale = new Locale(language, country, variant);
        Locale copy = Marshallers.roundTrip(locale);
        assertThat(copy).isEqualTo(locale);
        assertThat(copy.getLanguage()).isEqualTo(locale.getLanguage());
        assertThat(copy.getCountry()).isEqualTo(locale.getCountry());
        assertThat(copy.getVariant()).isEqualTo(locale.getVariant());
    }

    @Test
    void aLocaleWithATagIsItsTag() {
        assertThat(Marshallers.ZOO.marshal(Locale.GERMANY)).endsWith("de-DE".getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void requiredPartsAreNotNull() {
        assertThatExceptionOfType(MalformedBytesException.class)
                .isThrownBy(() -> Marshallers.ZOO.unmarshal(without("US", new Locale("en", "US", "a b"))))
                .withMessageContaining("a part of a locale is null");
        assertThatExceptionOfType(MalformedBytesException.class)
                .isThrownBy(() -> Marshallers.ZOO.unmarshal(without("EUR", Currency.getInstance("EUR"))))
                .withMessageContaining("a text is null");
        assertThatExceptionOfType(MalformedBytesException.class)
                .isThrownBy(() -> Marshallers.ZOO.unmarshal(without("urn:a", URI.create("urn:a"))))
                .withMessageContaining("a text is null");
    }

    /** The payload with a null in place of the text, whose length is one byte. */
    private static byte[] without(String text, Object value) {
        byte[] bytes = Marshallers.ZOO.marshal(value);
        int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text);
        byte[] shorter = Arrays.copyOf(bytes, bytes.length - text.length());
        shorter[at - 1] = 0;
        System.arraycopy(bytes, at + text.length(), shorter, at, bytes.length - at - text.length());
        return shorter;
    }
}
