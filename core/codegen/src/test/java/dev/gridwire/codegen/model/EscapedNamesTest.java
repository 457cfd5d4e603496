// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.name.OddNames;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EscapedNamesTest {

    private static final int NAMES = Effort.of("gridwire.odd-names", 200_000);
    private static final long SEED = Long.getLong("gridwire.seed", 1L);

    @ParameterizedTest
    @ValueSource(strings = {"com.acme.Order$Line", "_a.\u00c4nderung-1", "main-kt", "it's", "\u0420\u0443\u0441", "\ud83d\ude00",
        "[La.B;", "a.B[]"})
    void usualNamesStayAsTheyAre(String name) {
        assertThat(EscapedNames.of(name)).isSameAs(name);
        assertThat(EscapedNames.parse(name)).isSameAs(name);
    }

    @Test
    void oddCharactersHaveFourDigits() {
        assertThat(EscapedNames.of("My Order")).isEqualTo("My\\u0020Order");
        assertThat(EscapedNames.of("a,b\n\u202e\ud800*")).isEqualTo("a\\u002cb\\u000a\\u202e\\ud800\\u002a");
        assertThat(EscapedNames.of("\udb40\udc01\\")).isEqualTo("\\udb40\\udc01\\u005c");
        assertThat(EscapedNames.line("My Order, a\\b\r\n")).isEqualTo("My Order, a\\b\\u000d\\u000a");
    }

    @ParameterizedTest
    @CsvSource({"My\\u0020Order, true", "My\\Order, true", "My Order, false", "a*b, false", "'a,b', false", "a=b, false"})
    void oddCharactersOfAWordAreEscaped(String word, boolean isWord) {
        assertThat(EscapedNames.isWord(word)).isEqualTo(isWord);
    }

    @Test
    void whatIsEscapedIsReadAgain() {
        OddNames names = new OddNames(new SplittableRandom(SEED));
        for (int i = 0; i < NAMES; i++) {
            String name = names.unqualified();
            String word = EscapedNames.of(name);
            assertThat(EscapedNames.parse(word)).as("seed=%d", SEED).isEqualTo(name);
            assertThat(EscapedNames.isWord(word)).isTrue();
            assertThat(word.split("[,\\s:=#!]")).containsExactly(word);
            assertThat(EscapedNames.line(word)).isEqualTo(word);
            assertThat(JvmNames.isUnqualified(name)).isTrue();
        }
    }
}
