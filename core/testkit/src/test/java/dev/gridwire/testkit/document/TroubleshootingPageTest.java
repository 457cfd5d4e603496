// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Messages on {@code docs/troubleshooting.md} are those of the code, but for values in angle brackets. */
class TroubleshootingPageTest {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern VALUE = Pattern.compile("<[^>]+>");
    /** Literals that stand on several lines, or around a value, are one text. */
    private static final Pattern JOINT = Pattern.compile("\"\\s*\\+\\s*\"");
    private static final int LEAST_LITERAL = 15;
    private static final int LEAST_MESSAGES = 25;

    /** What stands as code in the first cells of all tables. */
    private static List<String> messages() throws IOException {
        List<String> messages = new ArrayList<>();
        for (String line : ProjectPages.page("docs/troubleshooting.md").lines()) {
            if (line.startsWith("| `")) {
                String cell = line.substring(0, line.indexOf(" | "));
                // OperationsPageTest has Hazelcast itself say it.
                if (!cell.endsWith("(Hazelcast's)")) {
                    CODE.matcher(cell).results().forEach(found -> messages.add(found.group(1)));
                }
            }
        }
        return messages;
    }

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path module : ProjectPages.modules().values()) {
            Path folder = module.resolve("src/main/java");
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                        all.append(JOINT.matcher(Files.readString(file)).replaceAll(""));
                    }
                }
            }
        }
        return all.toString();
    }

    @Test
    void eachMessageIsInTheSources() throws IOException {
        String sources = sources();
        List<String> messages = messages();
        assertThat(messages).hasSizeGreaterThanOrEqualTo(LEAST_MESSAGES).allSatisfy(message -> {
            String[] literals = VALUE.split('"' + message);
            assertThat(literals).as(message).anyMatch(literal -> literal.length() >= LEAST_LITERAL);
            assertThat(literals).as(message).allSatisfy(literal -> assertThat(sources.contains(literal))
                    .as("in the sources: '" + literal + "'").isTrue());
        });
    }
}
