// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.version;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TestedVersionsTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern WARNING = Pattern.compile(".* of (.+): found=0\\.9, tested=(.+?); .*");

    @ParameterizedTest
    @CsvSource({
        "HAZELCAST,         pom.xml,                         hazelcast.oldest.version,  hazelcast.version",
        "IGNITE,            pom.xml,                         ignite.version,            ignite.newest.version",
        "INFINISPAN,        checks/infinispan-hotrod-tests/pom.xml, infinispan.server.version, infinispan.version",
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
    void theSupportPageHasTheTable(TestedVersions versions) throws IOException {
        Matcher warning = WARNING.matcher(String.valueOf(versions.warning("0.9")));
        assertThat(warning.matches()).isTrue();
        assertThat(supported(warning.group(1))).isEqualTo(warning.group(2));
    }

    @ParameterizedTest
    @CsvSource({"Ignite 3, ignite3.version, ignite3.version", "Spring Boot, spring-boot.version, spring-boot-4.version"})
    void theSupportPageHasWhatTellsNoVersion(String product, String oldest, String newest) throws IOException {
        List<String> versions = List.of(supported(product).split(" to "));
        assertThat(property("pom.xml", oldest)).startsWith(versions.get(0));
        assertThat(property("pom.xml", newest)).startsWith(versions.get(versions.size() - 1));
    }

    /** The versions that {@code docs/support.md} has for a product. */
    private static String supported(String product) throws IOException {
        String start = "| " + product + " | ";
        return Files.readAllLines(ROOT.resolve("docs/support.md")).stream().filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length(), line.indexOf(" |", start.length()))).findFirst().orElse("");
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
