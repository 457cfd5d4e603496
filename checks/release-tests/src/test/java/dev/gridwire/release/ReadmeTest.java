// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * README's snippets, in one project: each dependency is resolved, each plugin is run, and each block of Java is compiled and
 * run. Statements may speak of an {@code order} of the class {@code Order}; types get a file of their own. Blocks whose first
 * line is {@code # gridwire.properties} are that file.
 */
@Tag("full")
class ReadmeTest {

    private static final String SHOP = "src/main/java/com/acme/shop/";
    private static final String INVOICE = "package com.acme.shop;\nclass Invoice implements java.io.Serializable { long id; }\n";
    private static final String IMPORTS = "package com.acme.shop;\nimport com.hazelcast.config.*;\nimport com.hazelcast.core.*;\n"
            + "import dev.gridwire.*;\nimport java.util.*;\n";
    private static final Pattern VERSION =
            Pattern.compile("<groupId>dev\\.gridwire</groupId>\\s*<artifactId>[^<]*</artifactId>\\s*<version>([^<]*)</version>");

    @TempDir
    private Path empty;

    private final Snippets snippets = new Snippets(Files.readString(Sources.ROOT.resolve("README.md")));

    ReadmeTest() throws IOException {}

    @Test
    void eachSnippetCompilesAndRuns() throws IOException, InterruptedException {
        List<String> java = snippets.of("java", "");
        Consumer project = new Consumer("readme", empty, Map.of(
                "dependencies", withVersion(Stream.concat(Stream.of("gridwire").map(ReadmeTest::dependency),
                        snippets.of("xml", "<dependency>").stream()).distinct().toList()),
                "plugins", withVersion(snippets.of("xml", "<plugin>"))));
        assertThat(java).isNotEmpty();
        assertThat(snippets.of("xml", "<dependency>")).isNotEmpty();
        write(project, java);
        for (String settings : snippets.of("", "# gridwire.properties\n")) {
            project.write("src/main/resources/gridwire.properties", settings);
        }

        project.compile();

        for (int i = 0; i < java.size(); i++) {
            String name = Snippets.typeName(java.get(i));
            if (name.isEmpty() || java.get(i).contains("void main(")) {
                project.run("com.acme.shop." + (name.isEmpty() ? "Snippet" + i : name));
            }
        }
        if (!snippets.of("xml", "<plugin>").isEmpty()) {
            assertThat(project.folder().resolve("gridwire.schema")).as("the plugin enhanced Invoice").exists();
        }
    }

    private static void write(Consumer project, List<String> java) throws IOException {
        project.write(SHOP + "Invoice.java", INVOICE);
        if (java.stream().map(Snippets::typeName).noneMatch("Order"::equals)) {
            project.write(SHOP + "Order.java", "package com.acme.shop;\nclass Order { String customer = \"Ada\"; }\n");
        }
        for (int i = 0; i < java.size(); i++) {
            String name = Snippets.typeName(java.get(i));
            String head = "final class Snippet" + i + " { public static void main(String[] arguments) throws Exception {\n"
                    + "run(new Order());\nSystem.exit(0); }\n"
                    + "static void run(Order order) throws Exception {\n";
            project.write(SHOP + (name.isEmpty() ? "Snippet" + i : name) + ".java",
                    name.isEmpty() ? Snippets.asClass(IMPORTS, head, java.get(i)) : IMPORTS + java.get(i));
        }
    }

    private static String dependency(String artifactId) {
        return "<dependency>\n<groupId>dev.gridwire</groupId>\n<artifactId>" + artifactId + "</artifactId>\n</dependency>\n";
    }

    /** README may name the release that is about to be made; what is staged is its snapshot. */
    private static String withVersion(List<String> blocks) {
        return VERSION.matcher(String.join("", blocks)).replaceAll(found ->
                Matcher.quoteReplacement(found.group().replace(">" + found.group(1) + "<", ">" + Sources.VERSION + "<")));
    }
}
