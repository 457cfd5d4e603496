// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkdownPageTest {

    @TempDir
    private Path folder;

    private MarkdownPage page(String text) throws IOException {
        return MarkdownPage.read(Files.writeString(folder.resolve("page.md"), text));
    }

    @Test
    void linksAreThoseOutsideOfCode() throws IOException {
        assertThat(page("[a](b.md) and [two\nlines](c.md#d), `[no](e.md)`\n```\n[no](f.md)\n```\n![p](g.svg) [`h`](i.md)\n"
                + "<img src=\"j.svg\">").links()).containsExactly("b.md", "c.md#d", "g.svg", "i.md", "j.svg");
    }

    @Test
    void anchorsAreTheWordsOfHeadings() throws IOException {
        assertThat(page("# gridwire.properties\n## Keys, *replace* and `remove`\n## What [a](b.md) is\n```\n# no\n```\n## Where\n"
                + "## Where").anchors())
                .containsExactly("gridwireproperties", "keys-replace-and-remove", "what-a-is", "where", "where-1");
    }

    @Test
    void snippetsHaveTheirLanguageAndPlace() throws IOException {
        assertThat(page("a\n```java\nint b;\nint c;\n```\n<!-- fragment: no d -->\n```\nd\n```").snippets()).containsExactly(
                new Snippet("java", "int b;\nint c;", 2, false), new Snippet("", "d", 7, true));
    }

    @Test
    void codeWithoutAnEndIsRefused() throws IOException {
        MarkdownPage open = page("```\na");
        assertThatThrownBy(open::links).isInstanceOf(IllegalStateException.class).hasMessageContaining("line=1");
    }
}
