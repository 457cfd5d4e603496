// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/infinispan.md compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.infinispan.*", "org.infinispan.configuration.cache.*", "org.infinispan.configuration.global.*",
                    "org.infinispan.manager.*"),
            List.of("GlobalConfigurationBuilder global;"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/infinispan.md").snippets().stream()
                .filter(each -> each.language().equals("java") && !each.isFragment())
                .toList();
        assertThat(java).isNotEmpty().allSatisfy(FRAME::compile);
    }
}
