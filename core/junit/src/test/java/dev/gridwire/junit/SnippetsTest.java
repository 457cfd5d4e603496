// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of the page compiles, but for Spring Boot's, which the starter's test of this name compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(List.of(), List.of());

    @Test
    void eachCompiles() throws IOException {
        assertThat(ProjectPages.page("docs/testing.md").snippets())
                .filteredOn(each -> each.language().equals("java") && !each.text().contains("org.springframework"))
                .hasSizeGreaterThan(1).allSatisfy(FRAME::compile);
    }
}
