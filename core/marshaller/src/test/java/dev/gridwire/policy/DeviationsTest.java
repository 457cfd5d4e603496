// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The list of deviations from the specification is short, and each entry, as each family, has the tests that it names. */
class DeviationsTest {

    private static final int MOST = 10;
    private static final int FAMILIES = 40;
    private static final Path DOCUMENT = Path.of("..", "..", "docs", "serialization-families.md");
    private static final String FAMILIES_BEGIN = "\n## Family by family\n";
    private static final List<Path> SOURCES =
            List.of(Path.of("src/test/java/dev/gridwire"), Path.of("..", "codegen/src/test/java/dev/gridwire"));
    private static final Pattern TEST = Pattern.compile("`([\\w.]+Test)(?:#(\\w+))?`");

    private static List<String> rows(String text) {
        return text.lines().filter(line -> line.matches("\\| \\d+ \\|.*")).toList();
    }

    private static String[] parts() throws IOException {
        return Files.readString(DOCUMENT).split(FAMILIES_BEGIN, 2);
    }

    private static Path source(String name) {
        String file = name.replace('.', '/') + ".java";
        return SOURCES.stream().map(folder -> folder.resolve(file)).filter(Files::exists).findFirst()
                .orElseThrow(() -> new AssertionError("a document names a test that is not there: " + name));
    }

    private static void requireTests(String row, boolean withMethod) throws IOException {
        List<MatchResult> tests = TEST.matcher(row).results().toList();
        assertThat(tests).as(row).isNotEmpty();
        for (MatchResult each : tests) {
            String text = Files.readString(source(each.group(1)));
            assertThat(text).contains(withMethod ? "void " + each.group(2) + "(" : "Test");
        }
    }

    @Test
    void thereAreTenAtMostAndEachHasItsTest() throws IOException {
        List<String> rows = rows(parts()[0]);
        assertThat(rows).hasSizeBetween(1, MOST);
        for (String row : rows) {
            requireTests(row, true);
        }
    }

    @Test
    void eachFamilyHasItsTest() throws IOException {
        List<String> rows = parts()[1].lines().filter(line -> TEST.matcher(line).find() && line.startsWith("| ")).toList();
        assertThat(rows.stream().mapToInt(row -> row.split(";").length).sum()).isEqualTo(FAMILIES);
        for (String row : rows) {
            requireTests(row, false);
        }
    }
}
