// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.gridwire.testkit.document.MarkdownPage;
import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.Snippet;
import dev.gridwire.testkit.document.SnippetFrame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code of the pages compiles, but for what needs libraries of other modules: their own tests of this name compile it. */
class SnippetsTest {

    /** Code of the modules spring-boot-starter and junit. */
    private static final List<String> OTHERS_CODE = List.of("org.springframework", "SerializerMetrics", "dev.gridwire.junit");

    /** Its code consists of lines of programs, which the profile "examples" compiles and tests. */
    private static final String RECIPES = "recipes.md";

    private static final SnippetFrame FRAME = new SnippetFrame(
            List.of("com.hazelcast.config.*", "com.hazelcast.core.*", "dev.gridwire.*", "dev.gridwire.error.*",
                    "dev.gridwire.hazelcast.*", "java.io.*", "java.nio.ByteBuffer", "java.nio.channels.WritableByteChannel"),
            List.of("record Order(long id, int amount) {}",
                    "record Line(String product) {}", "record OrderKey(long id) {}", "record Parcel(long id) {}",
                    "static class Shop {}", "Order order;", "byte[] bytes;", "Marshaller marshaller;", "Config config;",
                    "InputStream inputStream;", "OutputStream outputStream;", "WritableByteChannel channel;",
                    "void log(String message) {}"));

    private static boolean isOurs(MarkdownPage page, Snippet snippet) {
        return snippet.language().equals("java") && !snippet.isFragment() && !isOf(page, RECIPES)
                && !isOfAnotherGrid(page.file().getFileName().toString().replace(".md", ""))
                && OTHERS_CODE.stream().noneMatch(snippet.text()::contains);
    }

    private static boolean isOf(MarkdownPage page, String name) {
        return page.file().endsWith(name);
    }

    /** Pages have the names of the grids' modules. */
    private static boolean isOfAnotherGrid(String page) {
        return !page.equals("hazelcast") && Files.isDirectory(ProjectPages.ROOT.resolve("grids").resolve(page));
    }

    @Test
    void eachCompiles() throws IOException {
        List<String> compiled = new ArrayList<>();
        for (MarkdownPage page : ProjectPages.all()) {
            for (Snippet snippet : page.snippets()) {
                if (isOurs(page, snippet)) {
                    assertThatCode(() -> FRAME.compile(snippet)).as(page + ":" + snippet.line()).doesNotThrowAnyException();
                    compiled.add(page + ":" + snippet.line());
                }
            }
        }
        assertThat(compiled).hasSizeGreaterThan(10);
    }

    @Test
    void recipesShowLinesOfTheirPrograms() throws IOException {
        List<String> programs = new ArrayList<>();
        for (String example : List.of("recipes", "hibernate")) {
            try (Stream<Path> files = Files.walk(ProjectPages.ROOT.resolve("examples").resolve(example).resolve("src/main"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    programs.add(lines(Files.readString(file)));
                }
            }
        }
        List<Snippet> snippets = ProjectPages.page("docs/" + RECIPES).snippets();
        assertThat(snippets).hasSizeGreaterThan(5).allSatisfy(snippet ->
                assertThat(programs).as(RECIPES + ":" + snippet.line()).anyMatch(each -> each.contains(lines(snippet.text()))));
    }

    /** Without indentation and empty lines. */
    private static String lines(String text) {
        return text.lines().map(String::strip).filter(each -> !each.isEmpty()).collect(Collectors.joining("\n"));
    }

    @Test
    void javaIsMarkedAsSuch() throws IOException {
        for (MarkdownPage page : ProjectPages.all()) {
            for (Snippet snippet : page.snippets()) {
                assertThat(snippet.language().isEmpty() && snippet.text().contains("public static void"))
                        .as(page + ":" + snippet.line()).isFalse();
            }
        }
    }
}
