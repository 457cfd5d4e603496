// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/ignite.md compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.ignite.*", "org.apache.ignite.*", "org.apache.ignite.configuration.*"),
            List.of("record Order(long id) {}"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/ignite.md").snippets().stream()
                .filter(each -> each.language().equals("java"))
                .toList();
        assertThat(java).isNotEmpty().allSatisfy(FRAME::compile);
    }
}
