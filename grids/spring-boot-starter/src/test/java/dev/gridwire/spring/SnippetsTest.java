// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code for applications of Spring Boot, and for Micrometer, compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.grid.metrics.*"),
            List.of("io.micrometer.core.instrument.MeterRegistry registry;"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = new ArrayList<>();
        for (String page : List.of("docs/start-spring-boot.md", "docs/operations.md", "docs/testing.md")) {
            ProjectPages.page(page).snippets().stream()
                    .filter(each -> each.text().contains("org.springframework") && each.language().equals("java")
                            || each.text().contains("new SerializerMetrics"))
                    .forEach(java::add);
        }
        assertThat(java).hasSize(4).allSatisfy(FRAME::compile);
    }
}
