// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmNamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"item no", "\t", "1", "-", "*", "<x>", "a\\b", "a:b", "\u0000", "\ud800", "\u202e", "package-info"})
    void aNameWithoutTheFourForbiddenCharactersIsUnqualified(String name) {
        assertThat(JvmNames.isUnqualified(name)).isTrue();
        assertThat(JvmNames.isClass("com." + name + "." + name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a.b", "a;b", "[a", "a/b", "."})
    void othersAreNot(String name) {
        assertThat(JvmNames.isUnqualified(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".a", "a.", "a..b", "[La;", "a/b", "La;"})
    void aClassHasSingleDotsBetweenSuchNames(String name) {
        assertThat(JvmNames.isClass(name)).isFalse();
        assertThat(JvmNames.isPath(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\b", "a:b", "a\u0000", "a\ud800"})
    void aFileSystemReadsSomeOtherwise(String name) {
        assertThat(JvmNames.isClass(name)).isTrue();
        assertThat(JvmNames.isPath(name)).isFalse();
        assertThat(JvmNames.isPath("com.acme.My Order \ud83d\ude00")).isTrue();
    }
}
