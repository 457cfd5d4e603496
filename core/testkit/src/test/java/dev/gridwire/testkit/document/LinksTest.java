// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A link of a page leads to a file that is there, and to a heading in it. */
class LinksTest {

    /** Pages by their path; each is read once. */
    private final Map<Path, MarkdownPage> read = new TreeMap<>();

    private boolean leadsSomewhere(MarkdownPage page, String link) throws IOException {
        int hash = link.indexOf('#');
        String path = hash < 0 ? link : link.substring(0, hash);
        Path target = (path.isEmpty() ? page.file() : page.file().resolveSibling(path)).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        return hash < 0 || page(target).anchors().contains(link.substring(hash + 1));
    }

    private MarkdownPage page(Path file) throws IOException {
        MarkdownPage page = read.get(file);
        if (page == null) {
            page = MarkdownPage.read(file);
            read.put(file, page);
        }
        return page;
    }

    @Test
    void eachLeadsSomewhere() throws IOException {
        List<String> dead = new ArrayList<>();
        int links = 0;
        for (MarkdownPage page : ProjectPages.all()) {
            for (String link : page.links()) {
                if (!link.contains(":")) {
                    links++;
                    if (!leadsSomewhere(page, link)) {
                        dead.add(page + ": " + link);
                    }
                }
            }
        }
        assertThat(dead).isEmpty();
        assertThat(links).isGreaterThan(200);
    }

    @Test
    void eachDecisionIsListedByItsTitle() throws IOException {
        List<String> listed = ProjectPages.page("docs/adr/README.md").lines();
        List<String> missing = new ArrayList<>();
        for (MarkdownPage page : ProjectPages.all()) {
            String name = page.file().getFileName().toString();
            if (page.file().getParent().endsWith("adr") && !name.equals("README.md")) {
                String[] title = page.lines().get(1).substring(2).split("\\. ", 2);
                String row = title[0] + ". [" + title[1] + "](" + name + ")";
                if (!listed.contains(row)) {
                    missing.add(row);
                }
            }
        }
        assertThat(missing).isEmpty();
    }
}
