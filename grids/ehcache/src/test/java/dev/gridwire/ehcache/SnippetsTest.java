// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/ehcache.md compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.ehcache.*", "org.ehcache.config.builders.*", "org.ehcache.impl.serialization.*",
                    "org.ehcache.spi.serialization.*"),
            List.of("record Order(long id) {}", "ResourcePoolsBuilder pools;", "ClassLoader loader;"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/ehcache.md").snippets().stream()
                .filter(each -> each.language().equals("java"))
                .toList();
        assertThat(java).isNotEmpty().allSatisfy(FRAME::compile);
    }
}
