// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/redisson.md compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.redisson.*", "org.redisson.*", "org.redisson.api.*",
                    "org.redisson.codec.*", "org.redisson.config.*"),
            List.of("Config config = new Config();"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/redisson.md").snippets().stream()
                .filter(each -> each.language().equals("java") && !each.isFragment())
                .toList();
        assertThat(java).isNotEmpty().allSatisfy(FRAME::compile);
    }
}
