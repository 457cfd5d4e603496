// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ReportPageTest {

    private static final String RESULTS_START = "<script type=\"application/json\" id=\"results\">";
    private static final String PAGE = ReportPage.render("{\"schema\":1}", "{}");
    private static final Pattern REFERENCE = Pattern.compile(
            "\\s(?:src|href|srcset|action|poster|data)\\s*=\\s*[\"']?(?!#|data:|[\\s\"'])", Pattern.CASE_INSENSITIVE);
    /** The page as a browser's parser sees it: what stands inside of a script is text, not markup. */
    private static final String MARKUP = PAGE.replaceAll("(?s)(<script[^>]*>).*?</script>", "$1</script>");

    @Test
    void pageLoadsNothing() {
        assertThat(MARKUP).doesNotContainPattern(REFERENCE).doesNotContain("http://", "https://", "@import", "url(");
    }

    @Test
    void browserIsToldToLoadNothing() {
        assertThat(MARKUP).contains("http-equiv=\"Content-Security-Policy\"").contains("default-src 'none';");
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void ownScriptsNameNoAddress(String script) {
        assertThat(ReportPage.besideTemplate(script))
                .doesNotContain("http:", "https:", "fetch(", "XMLHttpRequest", "import(");
    }

    /** Every script beside the template. */
    static Stream<String> scripts() {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/dev/gridwire/trials/report/page"))) {
            List<String> names = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".js")).toList();
            return names.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void placeholdersAreReplaced() {
        assertThat(MARKUP).doesNotContain("{{", "}}");
        assertThat(PAGE).contains("Apache Software Foundation", "Tablesort.extend(\"number\"", "function showFirst()");
    }

    @Test
    void eachOwnFileIsInThePage() {
        assertThat(scripts()).hasSizeGreaterThan(10)
                .allSatisfy(name -> assertThat(PAGE).contains(ReportPage.besideTemplate(name)));
        for (String name : List.of("report.css", "report-parts.css", "report-safety.css")) {
            assertThat(PAGE).contains(ReportPage.besideTemplate(name));
        }
    }

    @Test
    void licenceOfTablesortGoesWithIt() {
        assertThat(PAGE).contains("Copyright (c) Tristen Brown");
    }

    @Test
    void noteCannotEndTheScript() {
        assertThat(resultsIn(render("{\"note\":\"</script><script>alert(1)</script>\"}")))
                .isEqualTo("{\"note\":\"<\\/script><script>alert(1)<\\/script>\"}");
    }

    @Test
    void noteCannotOpenAComment() {
        assertThat(resultsIn(render("{\"note\":\"<!--<script>\"}"))).isEqualTo("{\"note\":\"<\\u0021--<script>\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"note\":\"{{page:report.css}} $1 \\\\u003c\"}", "{\"note\":\"µs – ‡\"}"})
    void resultsAreOtherwiseLeftAsTheyAre(String json) {
        assertThat(resultsIn(render(json))).isEqualTo(json);
    }

    @Test
    void librariesDoNotEndTheirScript() {
        assertThat(MARKUP.split("</script>", -1)).hasSize(6);
        assertThat(MARKUP).endsWith("</html>");
    }

    @Test
    void unknownLibraryIsNamed() {
        assertThatIllegalArgumentException().isThrownBy(() -> ReportPage.text("jquery", "jquery.js"))
                .withMessageContaining("owner=jquery");
    }

    @Test
    void missingPartIsNamed() {
        assertThatIllegalStateException().isThrownBy(() -> ReportPage.besideTemplate("absent.css"))
                .withMessageContaining("page/absent.css");
    }

    @Test
    void extrasCannotEndTheScriptEither() {
        assertThat(ReportPage.render("{}", "{\"name\":\"</script>\"}")).contains("{\"name\":\"<\\/script>\"}");
    }

    private static String render(String results) {
        return ReportPage.render(results, "{}");
    }

    /** What a browser takes for the results: all up to the first end of a script. */
    private static String resultsIn(String page) {
        int start = page.indexOf(RESULTS_START) + RESULTS_START.length();
        return page.substring(start, page.indexOf("</script", start));
    }
}
