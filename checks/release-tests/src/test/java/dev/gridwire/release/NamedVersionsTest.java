// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lines that users copy name a version that there is: of this build, or the last release. {@code build/version} writes them. */
class NamedVersionsTest {

    private static final Pattern VERSION = Pattern.compile(
            "(?:<groupId>dev\\.gridwire</groupId>\\s*<artifactId>[^<]*</artifactId>"
            + "\\s*<version>|dev\\.gridwire:[a-z-]*:|id 'dev\\.gridwire' version ')(\\d[\\w.-]*\\w)");

    @Test
    void pagesNameVersionsThatThereAre() throws IOException {
        Set<String> known = Set.of(Sources.VERSION, Sources.VERSION.replace("-SNAPSHOT", ""),
                Pom.read(Sources.ROOT.resolve("pom.xml")).text("properties", "last.release"));
        assertThat(named(Sources.ROOT.resolve("README.md"))).isSubsetOf(known).isNotEmpty();
        assertThat(named(Sources.ROOT.resolve("jbang-catalog.json"))).isSubsetOf(known).hasSize(1);
        try (Stream<Path> pages = Files.walk(Sources.ROOT.resolve("docs"))) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
                assertThat(named(page)).as(page.toString()).isSubsetOf(known);
            }
        }
    }

    private static Set<String> named(Path page) throws IOException {
        return Set.copyOf(VERSION.matcher(Files.readString(page)).results().map(NamedVersionsTest::version).distinct().toList());
    }

    private static String version(MatchResult result) {
        return result.group(1);
    }
}
