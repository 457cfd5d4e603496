// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which modules are published, and that each says what it is. */
class PublishedModulesTest {

    /** Published, and nothing that an application depends on. */
    private static final Set<String> TOOLS = Set.of("gridwire-cli", "gridwire-gradle-plugin", "gridwire-maven-plugin");

    private static final Set<String> FOR_TESTS = Set.of("checks", "compare");
    private static final Set<String> LENT_TO_TESTS = Set.of("gridwire-former-libraries", "gridwire-testkit");

    @Test
    void whatServesTestsAloneIsNotPublished() throws IOException {
        List<String> published = Sources.published().stream().map(Pom::artifactId).toList();
        assertThat(Sources.modules()).allSatisfy(pom -> {
            String folder = pom.file().getParent().getParent().getFileName().toString();
            boolean servesTests = FOR_TESTS.contains(folder) && !TOOLS.contains(pom.artifactId())
                    || LENT_TO_TESTS.contains(pom.artifactId());
            assertThat(published.contains(pom.artifactId())).as(pom.artifactId()).isEqualTo(!servesTests);
        });
    }

    @Test
    void theBomNamesEachPublishedJarOfApplications() throws IOException {
        List<String> jars = Sources.published().stream()
                .filter(pom -> !pom.packaging().equals("pom"))
                .map(Pom::artifactId)
                .filter(name -> !TOOLS.contains(name)).toList();
        List<String> managed = Pom.read(Sources.ROOT.resolve("bom/pom.xml")).dependencies(true).stream()
                .map(Pom.Dependency::artifactId).toList();
        assertThat(managed).containsExactlyInAnyOrderElementsOf(jars);
    }

    @Test
    void eachPublishedModuleHasItsNameAndDescription() throws IOException {
        assertThat(Sources.published()).allSatisfy(pom -> {
            assertThat(pom.text("name")).as(pom.artifactId()).isNotEmpty();
            assertThat(pom.text("description")).as(pom.artifactId()).isNotEmpty();
        });
    }

    /** The agent holds other modules' classes, and Infinispan cannot stand on a module path: {@code docs/modules.md}. */
    @Test
    void eachJarOfApplicationsHasADescriptorButTwo() throws IOException {
        assertThat(Sources.published())
                .filteredOn(pom -> pom.packaging().equals("jar") && !TOOLS.contains(pom.artifactId()))
                .filteredOn(pom -> !Files.exists(pom.file().resolveSibling("src/main/java/module-info.java")))
                .extracting(Pom::artifactId).containsExactlyInAnyOrder("gridwire-agent", "gridwire-infinispan");
    }
}
