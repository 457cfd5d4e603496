// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPatternTest {

    @ParameterizedTest
    @CsvSource({
        "com.acme.Order, com.acme.Order, true",
        "com.acme.Order, com.acme.Order$Line, false",
        "com.acme.Order, com.acme.Orders, false",
        "com.acme.*, com.acme.Order, true",
        "com.acme.*, com.acme.Order$Line, true",
        "com.acme.*, com.acme.shop.Order, false",
        "com.acme.*, com.acmeshop.Order, false",
        "com.acme.*, com.acme, false",
        "com.acme.**, com.acme.Order, true",
        "com.acme.**, com.acme.shop.order.Order, true",
        "com.acme.**, com.acmeshop.Order, false",
        "com.acme.**, com.acme, false",
        "shop.**, shop.Order, true",
        "shop.**, Order, false"
    })
    void aPatternMeansAClassAPackageOrATree(String pattern, String className, boolean meant) {
        ClassPattern parsed = ClassPattern.parse(pattern);
        PatternSet set = PatternSet.of(List.of(parsed));
        assertThat(set.contains(className)).isEqualTo(meant);
        assertThat(set.match(className)).isEqualTo(meant ? parsed : null);
        assertThat(parsed).hasToString(pattern);
    }

    @ParameterizedTest
    @CsvSource({
        "com.acme.My\\u0020Order, com.acme.My Order",
        "com.acme.\\u002a, com.acme.*",
        "com.acme.My\\u0020Package.*, com.acme.My Package.Order",
        "com.acme.My\\u0020Package.**, com.acme.My Package.a.Order"
    })
    void oddCharactersAreEscaped(String pattern, String className) {
        ClassPattern parsed = ClassPattern.parse(pattern);
        assertThat(PatternSet.of(List.of(parsed)).contains(className)).isTrue();
        assertThat(parsed).hasToString(pattern);
    }

    @Test
    void theNarrowestPatternIsTheOneThatMatches() {
        PatternSet set = PatternSet.of(
                Stream.of("com.**", "com.acme.**", "com.acme.shop.*", "com.acme.shop.Order").map(ClassPattern::parse).toList());
        assertThat(set.match("com.acme.shop.Order")).hasToString("com.acme.shop.Order");
        assertThat(set.match("com.acme.shop.Line")).hasToString("com.acme.shop.*");
        assertThat(set.match("com.acme.other.Line")).hasToString("com.acme.**");
        assertThat(set.match("com.other.Line")).hasToString("com.**");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "*", "**", ".*", "com.*.Order", "com.acme.***", "com/acme/Order",
        "com..acme.*", "com.acme*", "!a.X", "com.acme.My Order", "a=b", "a:b", "a,b"
    })
    void aMalformedPatternIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> ClassPattern.parse(text))
                .withMessageContaining("A pattern is a binary name, a package with .* or")
                .withMessageEndingWith("pattern=" + text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.util.*", "java.**", "java.lang.Thread", "jdk.internal.*", "java.util.ArrayList"})
    void classesOfTheJdkAreNoMatterOfPatterns(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> ClassPattern.parse(text))
                .withMessageContaining("of the JDK are neither allowed nor denied by a line: pattern=" + text);
    }

    @Test
    void thoseOnRequestAre() {
        assertThat(ClassPattern.parse("java.net.URL")).hasToString("java.net.URL");
    }
}
