// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SnippetFrameTest {

    private static final SnippetFrame FRAME = new SnippetFrame(List.of("java.util.*"), List.of("List<String> names;"));

    private static Snippet java(String text) {
        return new Snippet("java", text, 1, false);
    }

    @Test
    void statementsAndClassesCompile() {
        assertThatCode(() -> FRAME.compile(java("names.add(\"a\");"))).doesNotThrowAnyException();
        assertThatCode(() -> FRAME.compile(java("int names = 1;"))).doesNotThrowAnyException();
        assertThatCode(() -> FRAME.compile(java("import java.util.Map;\n\npublic class First {\n    Map<String, First> all;\n}")))
                .doesNotThrowAnyException();
    }

    @Test
    void whatDoesNotCompileIsTold() {
        assertThatThrownBy(() -> FRAME.compile(java("names.grow();")))
                .isInstanceOf(IllegalStateException.class).hasMessageContaining("grow");
    }
}
