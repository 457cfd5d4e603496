// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of docs/ignite3.md compiles; its statements know its classes. */
class SnippetsTest {

    private static final List<String> IMPORTS = List.of("dev.gridwire.ignite3.*", "java.util.concurrent.*", "org.apache.ignite.*",
            "org.apache.ignite.client.*", "org.apache.ignite.compute.*", "org.apache.ignite.marshalling.*",
            "org.apache.ignite.table.*", "org.apache.ignite.table.mapper.*");
    private static final List<String> MEMBERS = List.of(
            "class Order {}",
            "class Invoice {}",
            "record Place(String city, int number) {}",
            "IgniteClient ignite;",
            "Order order;",
            "GridwireTypes gridwire;");

    @Test
    void eachCompiles() throws IOException {
        List<Snippet> java = ProjectPages.page("docs/ignite3.md").snippets().stream()
                .filter(each -> each.language().equals("java"))
                .toList();
        List<String> members = new ArrayList<>(MEMBERS);
        java.stream().filter(Snippet::isFragment).map(Snippet::text).forEach(members::add);
        assertThat(members).hasSizeGreaterThan(MEMBERS.size());
        SnippetFrame frame = new SnippetFrame(IMPORTS, members);
        assertThat(java.stream().filter(each -> !each.isFragment())).isNotEmpty().allSatisfy(frame::compile);
    }
}
