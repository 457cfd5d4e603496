// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files that a release consists of. */
@Tag("full")
class StagedArtifactsTest {

    /** Each module's files, and under its POM what users get with it. */
    @Test
    void whatIsStagedIsWhatTheModulesSay() throws IOException, InterruptedException {
        List<String> staged = new ArrayList<>();
        for (var each : Staging.files(Staging.shared()).entrySet()) {
            staged.add(each.getKey().replaceFirst("dev/gridwire/.*/", ""));
            if (each.getKey().endsWith(".pom")) {
                Pom.read(each.getValue()).dependencies(false).stream().filter(Pom.Dependency::isPulled)
                        .map(need -> each.getKey().replaceFirst("dev/gridwire/.*/", "") + " needs " + need.artifactId())
                        .forEach(staged::add);
            }
        }
        List<String> said = new ArrayList<>();
        for (Pom pom : Sources.published()) {
            String stem = pom.artifactId() + "-" + Sources.VERSION;
            ends(pom).forEach(end -> said.add(stem + end));
            if (!pom.text("properties", "flatten.dependencies").equals("remove")) {
                pom.dependencies(false).stream().filter(Pom.Dependency::isPulled)
                        .forEach(need -> said.add(stem + ".pom needs " + need.artifactId()));
            }
        }
        assertThat(staged).containsExactlyInAnyOrderElementsOf(said);
    }

    private static List<String> ends(Pom pom) throws IOException {
        if (pom.packaging().equals("pom")) {
            return List.of(".pom");
        }
        List<String> ends = new ArrayList<>(List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json"));
        if (Files.readString(pom.file()).contains("<goal>test-jar</goal>")) {
            ends.add("-tests.jar");
        }
        return ends;
    }

    @Test
    void eachPomStandsAloneAndSaysWhatCentralAsksFor() throws IOException, InterruptedException {
        for (Path file : ending(".pom")) {
            Pom pom = Pom.read(file);
            assertThat(List.of(pom.text("groupId"), pom.text("name"), pom.text("description"), pom.text("url"),
                    pom.text("licenses", "license", "name"), pom.text("developers", "developer", "name"),
                    pom.text("scm", "url"), pom.text("scm", "connection"))).as(file.toString()).doesNotContain("");
            assertThat(List.of(pom.text("parent"), pom.text("build"), pom.text("properties"), pom.text("profiles")))
                    .as(file.toString()).containsOnly("");
            assertThat(pom.text("version")).isEqualTo(Sources.VERSION);
        }
    }

    @Test
    void eachJarHoldsTheLicenceAndANameAsAModule() throws IOException, InterruptedException {
        for (Path file : ending(".jar")) {
            try (JarFile jar = new JarFile(file.toFile())) {
                if (!file.toString().matches(".*-(javadoc|tests)\\.jar")) {
                    assertThat(jar.getEntry("META-INF/LICENSE")).as(file.toString()).isNotNull();
                    assertThat(jar.getEntry("META-INF/NOTICE")).as(file.toString()).isNotNull();
                }
                if (!file.toString().matches(".*-(javadoc|sources|tests)\\.jar")) {
                    assertThat(hasModuleName(jar)).as(file.toString()).isTrue();
                }
            }
        }
    }

    private static boolean hasModuleName(JarFile jar) throws IOException {
        return jar.getEntry("module-info.class") != null
                || jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name") != null;
    }

    @Test
    void moduleNamesAreUnique() throws IOException, InterruptedException {
        List<String> names = new ArrayList<>();
        for (Path file : ending(".jar")) {
            if (!file.toString().matches(".*-(javadoc|sources|tests)\\.jar|.*gridwire-cli.*")) {
                ModuleFinder.of(file).findAll().forEach(module -> names.add(module.descriptor().name()));
            }
        }
        assertThat(names).doesNotHaveDuplicates().allMatch(name -> name.startsWith("dev.gridwire")).hasSizeGreaterThan(10);
    }

    @Test
    void eachJarHasSourcesAndJavadocAndAListOfItsParts() throws IOException, InterruptedException {
        Set<String> names = Staging.files(Staging.shared()).keySet();
        Set<String> jars = names.stream()
                .filter(name -> name.matches(".*" + Sources.VERSION + "\\.jar")).collect(Collectors.toSet());
        assertThat(jars).isNotEmpty().allSatisfy(name -> {
            String stem = name.substring(0, name.length() - ".jar".length());
            assertThat(names).contains(stem + "-sources.jar", stem + "-javadoc.jar", stem + "-cyclonedx.json");
        });
    }

    private static List<Path> ending(String end) throws IOException, InterruptedException {
        return Staging.files(Staging.shared()).values().stream().filter(file -> file.toString().endsWith(end)).toList();
    }
}
