// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("core")
class MainClassFinderTest {

    private static final String LAUNCH = "org.springframework.boot.loader.launch.";

    @TempDir
    private Path folder;

    private static Properties properties(String... pairs) {
        Properties properties = new Properties();
        for (int i = 0; i < pairs.length; i += 2) {
            properties.setProperty(pairs[i], pairs[i + 1]);
        }
        return properties;
    }

    private MainClass found(Properties properties) {
        return new MainClassFinder(Site.Unloadable.of(folder), properties).find();
    }

    private MainClass ofJar(Path jar, String... more) {
        Properties properties = properties(more);
        properties.setProperty("sun.java.command", jar + " --port 1");
        properties.setProperty("java.class.path", jar.toString());
        return found(properties);
    }

    @Test
    void aCommandNamesTheMainClass() {
        assertThat(found(properties("sun.java.command", "com.acme.Main x", "java.class.path", "classes")))
                .isEqualTo(new MainClass("com.acme.Main", "the command line"));
    }

    @Test
    void aManifestNamesTheMainClassOfAJar() throws IOException {
        Path jar = Site.jar(folder.resolve("my app.jar"), Map.of(), "Main-Class", "com.acme.Main");
        assertThat(ofJar(jar)).isEqualTo(new MainClass("com.acme.Main", "Main-Class in the manifest of " + jar));
    }

    @ParameterizedTest
    @ValueSource(strings = {"org.springframework.boot.loader.JarLauncher", LAUNCH + "JarLauncher", LAUNCH + "WarLauncher"})
    void aSpringBootArchiveNamesItsStartClass(String launcher) throws IOException {
        Path jar = Site.jar(folder.resolve("app.jar"), Map.of(), "Main-Class", launcher, "Start-Class", "com.acme.Main");
        assertThat(ofJar(jar).name()).isEqualTo("com.acme.Main");
        assertThat(ofJar(jar, "loader.main", "com.acme.Other").name()).isEqualTo("com.acme.Main");
    }

    @Test
    void thePropertiesLauncherMayBeToldAnother() throws IOException {
        Path jar = Site.jar(folder.resolve("app.jar"), Map.of(),
                "Main-Class", LAUNCH + "PropertiesLauncher", "Start-Class", "com.acme.Main");
        assertThat(ofJar(jar).name()).isEqualTo("com.acme.Main");
        assertThat(ofJar(jar, "loader.main", "com.acme.Other").name()).isEqualTo("com.acme.Other");
    }

    @Test
    void aStartClassWithoutBootsLauncherSaysNothing() throws IOException {
        Path jar = Site.jar(folder.resolve("app.jar"), Map.of(), "Main-Class", "com.acme.Main", "Start-Class", "com.evil.Main");
        assertThat(ofJar(jar).name()).isEqualTo("com.acme.Main");
    }

    @Test
    void anUnpackedArchiveNamesItsStartClass() throws IOException {
        String manifest = "Manifest-Version: 1.0\nMain-Class: " + LAUNCH + "JarLauncher\nStart-Class: com.acme.Main\n";
        Site.folder(folder, Site.plain(LAUNCH + "JarLauncher"));
        Site.folder(folder, Map.of("META-INF/MANIFEST.MF", manifest.getBytes(StandardCharsets.UTF_8)));
        assertThat(found(properties("sun.java.command", LAUNCH + "JarLauncher")).name()).isEqualTo("com.acme.Main");
    }

    @Test
    void withoutACommandTheStackOfTheFirstThreadSaysIt() {
        StackTraceElement inner = new StackTraceElement("com.acme.Shop", "open", "Shop.java", 1);
        StackTraceElement outer = new StackTraceElement("com.acme.Main", "main", "Main.java", 1);
        StackTraceElement[] stack = {inner, outer};
        Thread first = new Thread(() -> {}, "main");
        Thread other = new Thread(() -> {}, "worker");
        assertThat(MainClassFinder.ofThread(Map.of(first, stack, other, new StackTraceElement[0])))
                .isEqualTo(new MainClass("com.acme.Main", "the stack of the thread main"));
        assertThat(MainClassFinder.ofThread(Map.of(other, stack))).isNull();
        assertThat(MainClassFinder.ofThread(Map.of(first, new StackTraceElement[] {inner}))).isNull();
    }

    @Test
    void aJarThatIsNoneSaysNothing() {
        assertThat(found(properties("sun.java.command", folder.resolve("gone.jar").toString()))).isNull();
        assertThat(found(properties("sun.java.command", "bad\0name.jar"))).isNull();
    }
}
