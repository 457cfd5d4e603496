// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.version;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TestedVersionsTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final Path PAGE = ROOT.resolve("docs/support.md");
    private static final String HEAD = "| product | tested | remarks |";
    private static final String ROOT_POM = "pom.xml";
    private static final String BOOT = "spring-boot.version";
    private static final String BOOT_4 = "spring-boot-4.version";
    private static final List<Row> ROWS = List.of(
            new Row("Hazelcast", ROOT_POM, "hazelcast.oldest.version", "hazelcast.version", 3, "members and clients"),
            new Row("Redisson", "checks/redisson-spring-tests/pom.xml", "redisson.boot-3.version", "redisson.version", 3, ""),
            new Row("Spring Data Redis", ROOT_POM, BOOT, BOOT_4, 2, ""),
            new Row("Spring Boot", ROOT_POM, BOOT, BOOT_4, 2, "4.0 with sessions and logins only"),
            new Row("Spring Session", ROOT_POM, BOOT, BOOT_4, 2, "JDBC with H2 and PostgreSQL ${postgres.version}"),
            new Row("Ehcache", ROOT_POM, "ehcache.version", "ehcache.version", 3, "JCache, too"),
            new Row("Infinispan", ROOT_POM, "infinispan.boot.version", "infinispan.newest.version", 3,
                    "its starters ${infinispan.boot.version}; Hot Rod up to ${infinispan.server.version}"),
            new Row("Ignite", ROOT_POM, "ignite.version", "ignite.newest.version", 3,
                    "2.18 by `GridwireBinary` only; JDK 21 at most"),
            new Row("Ignite 3", ROOT_POM, "ignite3.version", "ignite3.version", 3, ""));
    private static final Pattern PLACE = Pattern.compile("\\$\\{(.+?)}");
    private static final Pattern WARNING = Pattern.compile(".* of (.+): found=0\\.9, tested=(.+?); .*");

    @ParameterizedTest
    @CsvSource({
        "HAZELCAST,         pom.xml,                         hazelcast.oldest.version,  hazelcast.version",
        "IGNITE,            pom.xml,                         ignite.version,            ignite.newest.version",
        "INFINISPAN,        pom.xml,                         infinispan.boot.version,   infinispan.newest.version",
        "EHCACHE,           pom.xml,                         ehcache.version,           ehcache.version",
        "REDISSON,          checks/redisson-spring-tests/pom.xml,   redisson.boot-3.version,   redisson.version",
        "SPRING_DATA_REDIS, pom.xml,                         spring-boot.version,       spring-boot-4.version"
    })
    void theTableHasTheVersionsOfTheBuild(TestedVersions versions, String pom, String oldest, String newest) throws IOException {
        assertThat(property(pom, oldest)).startsWith(versions.oldest());
        assertThat(property("pom.xml", newest)).startsWith(versions.newest());
        if (versions != TestedVersions.SPRING_DATA_REDIS) {
            assertThat(List.of(versions.oldest(), versions.newest())).containsExactly(
                    property(pom, oldest), property("pom.xml", newest));
        }
    }

    @ParameterizedTest
    @EnumSource(TestedVersions.class)
    void theSupportPageHasWhatTheWarningSays(TestedVersions versions) throws IOException {
        Matcher warning = WARNING.matcher(String.valueOf(versions.warning("0.9")));
        assertThat(warning.matches()).isTrue();
        assertThat(table()).anyMatch(line -> line.startsWith("| " + warning.group(1) + " | " + warning.group(2) + " |"));
    }

    @Test
    void theSupportPageHasTheTableOfTheBuild() throws IOException {
        List<String> page = Files.readAllLines(PAGE);
        int begin = page.indexOf(HEAD) + 2;
        List<String> found = page.subList(begin, begin + page.subList(begin, page.size()).indexOf(""));
        if (Boolean.getBoolean("golden.regenerate")) {
            found.clear();
            page.addAll(begin, table());
            Files.write(PAGE, page);
            Assumptions.abort("written: " + PAGE);
        }
        assertThat(found).as("renew it with -Dgolden.regenerate=true -Dtest=TestedVersionsTest").isEqualTo(table());
    }

    private static List<String> table() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Row each : ROWS) {
            lines.add(each.line());
        }
        return lines;
    }

    /**
     * A line of the table.
     *
     * @param oldest the property of {@code pom} that has the version
     * @param newest the property of the root's POM that has it
     * @param numbers how many numbers of a version are told
     * @param remarks with properties of the root's POM
     */
    private record Row(String product, String pom, String oldest, String newest, int numbers, String remarks) {

        String line() throws IOException {
            String first = told(property(pom, oldest));
            String last = told(property(ROOT_POM, newest));
            String tested = first.equals(last) ? first : first + " to " + last;
            return "| " + product + " | " + tested + " |" + (remarks.isEmpty() ? "" : " " + withVersions()) + " |";
        }

        private String withVersions() throws IOException {
            Matcher place = PLACE.matcher(remarks);
            StringBuilder text = new StringBuilder();
            while (place.find()) {
                place.appendReplacement(text, property(ROOT_POM, place.group(1)));
            }
            return place.appendTail(text).toString();
        }

        private String told(String version) {
            return Arrays.stream(version.split("\\.")).limit(numbers).collect(Collectors.joining("."));
        }
    }

    private static String property(String pom, String name) throws IOException {
        Matcher found = Pattern.compile("<" + Pattern.quote(name) + ">([^<]+)<").matcher(Files.readString(ROOT.resolve(pom)));
        assertThat(found.find()).as(name + " in " + pom).isTrue();
        return found.group(1);
    }

    @ParameterizedTest
    @EnumSource(TestedVersions.class)
    void testedVersionsPassAndOthersAreNamed(TestedVersions versions) {
        for (String each : List.of(versions.oldest(), versions.newest(), versions.newest() + "-SNAPSHOT")) {
            assertThat(versions.warning(each)).isNull();
        }
        for (String each : List.of("0.9", "1.99.1", "99.0.0-M1")) {
            assertThat(versions.warning(each)).contains("found=" + each + ", tested=" + versions.oldest());
        }
    }

    @Test
    void betweenTheOldestAndTheNewestNothingIsSaid() {
        assertThat(TestedVersions.HAZELCAST.warning("5.6.3")).isNull();
        assertThat(TestedVersions.HAZELCAST.warning("5.8.0")).contains("found=5.8.0, tested=5.5.0 to 5.7.0; use a tested one");
        assertThat(TestedVersions.HAZELCAST.warning("5.4.9")).contains("found=5.4.9");
    }

    @Test
    void aVersionThatIsNotToldOrNoneIsNotWarnedOf() {
        assertThat(TestedVersions.HAZELCAST.warning(null)).isNull();
        assertThat(TestedVersions.HAZELCAST.warning("unknown")).isNull();
    }
}
