// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.registry.KnownLibraries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarContentsTest {

    private static final byte[] NOTHING = {};

    @TempDir
    private Path folder;

    private @Nullable String uber(@Nullable String organisation, String... entries) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (String entry : entries) {
            files.put(entry, NOTHING);
        }
        Path jar = Site.jar(Files.createTempFile(folder, "some", ".jar"), files);
        return JarContents.uberJar(jar, KnownLibraries.listed(), organisation);
    }

    @Test
    void aJarOfOneOrganisationIsPlain() throws IOException {
        assertThat(uber("com.acme", "com/acme/Main.class", "com/acme/shop/Order.class", "Main.class", "module-info.class",
                "META-INF/versions/21/com/acme/Main.class", "META-INF/maven/com.acme/shop/pom.xml", "a.properties",
                "META-INF/maven/com.acme/shop/pom.properties")).isNull();
        assertThat(uber(null, "Main.class", "shop/Order.class", "shop/Line.class")).isNull();
    }

    @Test
    void coordinatesOfSeveralArtifactsTell() throws IOException {
        assertThat(uber("com.acme", "META-INF/maven/com.acme/shop/pom.xml", "META-INF/maven/com.acme/tools/pom.properties"))
                .isEqualTo("it holds several Maven artifacts");
    }

    @Test
    void aKnownLibraryTells() throws IOException {
        assertThat(uber(null, "Main.class", "org/apache/commons/collections/Transformer.class"))
                .isEqualTo("it holds org.apache.commons");
        assertThat(uber("com.acme", "META-INF/versions/11/org/yaml/snakeyaml/Yaml.class")).isEqualTo("it holds org.yaml");
    }

    @Test
    void anotherOrganisationTells() throws IOException {
        assertThat(uber("com.acme", "com/acme/Main.class", "net/stranger/Gadget.class"))
                .isEqualTo("it holds classes of several organisations");
        assertThat(uber(null, "Main.class", "shop/Order.class", "net/stranger/Gadget.class"))
                .isEqualTo("it holds classes of several organisations");
    }

    @Test
    void aJarThatCannotBeReadIsTakenForAnUberJar() throws IOException {
        Path file = Files.writeString(folder.resolve("no.jar"), "no jar");
        assertThat(JarContents.uberJar(file, KnownLibraries.listed(), null)).startsWith("it cannot be read: ");
    }

    @Test
    void coordinatesOfSeveralArtifactsTellOfAFolderToo() throws IOException {
        Site.folder(folder, Map.of("META-INF/maven/com.acme/shop/pom.xml", NOTHING));
        assertThat(JarContents.isUberFolder(folder)).isFalse();
        Site.folder(folder, Map.of("META-INF/maven/net.stranger/tools/pom.xml", NOTHING));
        assertThat(JarContents.isUberFolder(folder)).isTrue();
        assertThat(JarContents.isUberFolder(folder.resolve("gone"))).isFalse();
    }
}
