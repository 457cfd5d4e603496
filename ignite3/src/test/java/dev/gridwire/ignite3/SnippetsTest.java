// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/ignite3.md compiles. */
class SnippetsTest {

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("dev.gridwire.ignite3.*", "java.util.concurrent.*", "org.apache.ignite.*", "org.apache.ignite.client.*",
                    "org.apache.ignite.compute.*", "org.apache.ignite.marshalling.*", "org.apache.ignite.table.*",
                    "org.apache.ignite.table.mapper.*"),
            List.of("class Order {} class Invoice {}",
                    "class Billing implements ComputeJob<Order, Invoice> {"
                    + " public CompletableFuture<Invoice> executeAsync(JobExecutionContext context, Order order) { return null; }"
                    + "}",
                    "record Place(String city, int number) {} class Row { long id; String customer; Order document; }",
                    "IgniteClient ignite = null; Order order = null; GridwireTypes gridwire = new GridwireTypes();"));

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/ignite3.md").snippets().stream()
                .filter(each -> each.language().equals("java") && !each.isFragment())
                .toList();
        assertThat(java).isNotEmpty().allSatisfy(FRAME::compile);
    }
}
