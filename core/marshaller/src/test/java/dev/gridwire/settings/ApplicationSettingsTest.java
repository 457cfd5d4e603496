// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.gridwire.settings.ApplicationSettings.Value;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApplicationSettingsTest {

    @TempDir
    private Path folder;

    private URLClassLoader shared;
    private URLClassLoader loader;

    @BeforeEach
    void makeLoaders() throws IOException {
        Files.writeString(folder.resolve(Settings.RESOURCE), "allow=com.acme.Order\ndeny=com.acme.Secret\nlimits.depth=9");
        shared = new URLClassLoader(new URL[0], ClassLoader.getPlatformClassLoader());
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, shared);
    }

    @AfterEach
    void closeLoaders() throws IOException {
        loader.close();
        shared.close();
    }

    private static ApplicationSettings settings(String key, String value, String... allowed) {
        return ApplicationSettings.of(Map.of(key, new Value(value, "the property shop." + key)), List.of(allowed));
    }

    private static Settings read(ClassLoader of) {
        return Settings.read(of, new Properties());
    }

    private static List<String> allowed(ClassLoader of) {
        return read(of).allow().stream().map(Object::toString).toList();
    }

    @Test
    void aValueTakesThePlaceOfALineAndTheOtherLinesStay() {
        ApplicationSettings.set(loader, settings("allow", "net.lib.Thing"));
        assertThat(allowed(loader)).containsExactly("net.lib.Thing");
        assertThat(read(loader).deny()).hasSize(1);
    }

    @Test
    void aSystemPropertyTakesThePlaceOfAValue() {
        ApplicationSettings.set(loader, settings("limits.depth", "5"));
        Properties properties = new Properties();
        properties.setProperty("gridwire.limits.depth", "7");
        assertThat(Settings.read(loader, properties).limitValues()).containsEntry("depth", 7);
        assertThat(read(loader).limitValues()).containsEntry("depth", 5);
    }

    @Test
    void allowedClassesStandBesideThoseOfTheFile() {
        ApplicationSettings.set(loader, settings("limits.depth", "5", "net.lib.Key"));
        assertThat(allowed(loader)).containsExactly("com.acme.Order", "net.lib.Key");
    }

    @Test
    void loadersBelowHaveThemTooAndOthersHaveNot() throws IOException {
        ApplicationSettings.set(loader, settings("limits.depth", "5"));
        try (URLClassLoader below = new URLClassLoader(new URL[0], loader)) {
            assertThat(read(below).limitValues()).containsEntry("depth", 5);
        }
        assertThat(read(shared)).isEqualTo(Settings.DEFAULT);
    }

    @Test
    void theMistakeIsNamedWithItsSource() {
        ApplicationSettings.set(loader, settings("limits.depth", "deep"));
        assertThatIllegalArgumentException().isThrownBy(() -> read(loader))
                .withMessageContaining("key=limits.depth, value=deep in the property shop.limits.depth");
        ApplicationSettings.set(loader, settings("limit.depth", "5"));
        assertThatIllegalArgumentException().isThrownBy(() -> read(loader)).withMessage("There is no such key: key=limit.depth,"
                + " value=5 in the property shop.limit.depth; did you mean limits.depth");
    }

    @Test
    void theyAreTakenBackByWhoSetThem() {
        ApplicationSettings first = settings("limits.depth", "5");
        ApplicationSettings second = settings("limits.depth", "6");
        ApplicationSettings.set(loader, first);
        ApplicationSettings.set(loader, second);
        ApplicationSettings.remove(loader, first);
        assertThat(read(loader).limitValues()).containsEntry("depth", 6);
        ApplicationSettings.remove(loader, second);
        assertThat(read(loader).limitValues()).containsEntry("depth", 9);
    }

    @Test
    void theOneApplicationBelowALoaderIsFound() throws IOException {
        assertThat(ApplicationSettings.applicationLoader(shared)).isSameAs(shared);
        ApplicationSettings.set(loader, settings("limits.depth", "5"));
        assertThat(ApplicationSettings.applicationLoader(shared)).isSameAs(loader);
        assertThat(ApplicationSettings.applicationLoader(loader)).isSameAs(loader);
        try (URLClassLoader other = new URLClassLoader(new URL[0], shared)) {
            ApplicationSettings.set(other, settings("limits.depth", "6"));
            assertThat(ApplicationSettings.applicationLoader(shared)).as("of two, none is chosen").isSameAs(shared);
            assertThat(ApplicationSettings.applicationLoader(other)).isSameAs(other);
        }
    }

    @Test
    void aLoaderIsNotKeptAlive() {
        ApplicationSettings.set(loader, settings("limits.depth", "5"));
        WeakReference<ClassLoader> gone = new WeakReference<>(loader);
        loader = new URLClassLoader(new URL[0], shared);
        for (int i = 0; i < 50 && !gone.refersTo(null); i++) {
            System.gc();
        }
        assertThat(gone.refersTo(null)).isTrue();
    }
}
