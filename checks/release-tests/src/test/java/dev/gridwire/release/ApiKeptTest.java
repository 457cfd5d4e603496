// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a release is compared with the last one in is what the listings of the API show. */
class ApiKeptTest {

    private static final Pattern COMPARED = Pattern.compile("(?<=<include>)dev\\.gridwire[a-z0-9.]*(?=</include>)");

    /** Jars of applications and tools with no class that a program names. */
    private static final Set<String> NO_API =
            Set.of("gridwire-agent", "gridwire-cli", "gridwire-ehcache-auto", "gridwire-gradle-plugin");

    @Test
    void eachListedPackageIsComparedWithTheLastRelease() throws IOException {
        Set<String> compared = COMPARED.matcher(Files.readString(Sources.ROOT.resolve("pom.xml"))).results()
                .map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
        Sources.published().forEach(pom -> compared.add(pom.text("properties", "api.package")));
        compared.remove("");
        compared.add("dev.gridwire");
        Set<String> listed = new TreeSet<>();
        for (Path listing : listings()) {
            Files.readAllLines(listing).stream()
                    .filter(line -> line.startsWith("exports ") && !line.contains(" to "))
                    .forEach(line -> listed.add(line.substring("exports ".length())));
        }
        assertThat(compared).isEqualTo(listed).hasSizeGreaterThan(10);
    }

    private static List<Path> listings() throws IOException {
        return Sources.modules().stream().map(module -> module.file().resolveSibling("src/api")).filter(Files::isDirectory)
                .flatMap(ApiKeptTest::files).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void eachJarOfApplicationsHasAListing() throws IOException {
        Set<String> without = Sources.published().stream()
                .filter(pom -> pom.packaging().equals("jar"))
                .filter(pom -> !Files.isDirectory(pom.file().resolveSibling("src/api")))
                .map(Pom::artifactId).collect(Collectors.toCollection(TreeSet::new));
        assertThat(without).isEqualTo(NO_API);
    }
}
