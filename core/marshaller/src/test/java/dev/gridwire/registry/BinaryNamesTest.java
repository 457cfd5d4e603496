// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BinaryNamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"Order", "com.acme.Order", "com.acme.Order$Line", "com.acme.\u00c4nderung", "_a.$b.C1", "a.main-kt"})
    void namesOfLabelsAreLegal(String name) {
        assertThat(BinaryNames.isLegal(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "a%2fb", "a!b", "a?b", "a#b", "a.-b", "a.1b", "a\u200bb", "\t", "a.*", "a\\b", "a:b",
        "a\u0000b"})
    void soIsWhatElseTheJvmAccepts(String name) {
        assertThat(BinaryNames.isLegal(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "a..b", ".a", "a.", "a/b", "../a", "a.../b", "a;b", "[a", "a[", "La;"})
    void whatTheJvmRefusesIsNot(String name) {
        assertThat(BinaryNames.isLegal(name)).isFalse();
        assertThat(BinaryNames.isPath(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\b", "a:b", "a\u0000b", "a\ud800"})
    void noFileIsLookedForByANameThatAPathCouldReadOtherwise(String name) {
        assertThat(BinaryNames.isPath(name)).isFalse();
        assertThat(BinaryNames.isPath("com.acme.My Order")).isTrue();
    }

    @Test
    void veryLongNamesAreNot() {
        assertThat(BinaryNames.isLegal("a".repeat(1_000))).isTrue();
        assertThat(BinaryNames.isLegal("a".repeat(1_001))).isFalse();
    }
}
