// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/** Reads main classes from manifests. A manifest that cannot be read counts as empty. */
final class Manifests {

    private static final String START_CLASS = "Start-Class";

    private Manifests() {}

    /**
     * Returns the main class of a jar; null if there is none.
     *
     * @param loaderMain the class that PropertiesLauncher must start, if any
     */
    static @Nullable MainClass ofJar(Path file, @Nullable String loaderMain) {
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            return manifest == null ? null : of(manifest, file.toString(), loaderMain);
        } catch (IOException e) {
            return null;
        }
    }

    /** Returns the class that a packed or unpacked archive starts, given the archive's root. */
    static @Nullable MainClass ofRoot(String root, @Nullable String loaderMain) {
        try (InputStream file = Urls.of(root + JarFile.MANIFEST_NAME).openStream()) {
            return of(new Manifest(file), root, loaderMain);
        } catch (IOException e) {
            return null;
        }
    }

    private static @Nullable MainClass of(Manifest manifest, String source, @Nullable String loaderMain) {
        Attributes attributes = manifest.getMainAttributes();
        String main = text(attributes.getValue(Attributes.Name.MAIN_CLASS));
        if (main == null || !Launchers.isOfArchive(main)) {
            return main == null ? null : new MainClass(main, "Main-Class in the manifest of " + source);
        }
        if (loaderMain != null && main.endsWith(".PropertiesLauncher")) {
            return new MainClass(loaderMain, "the property loader.main");
        }
        String started = text(attributes.getValue(START_CLASS));
        return new MainClass(started == null ? main : started, START_CLASS + " in the manifest of " + source);
    }

    private static @Nullable String text(@Nullable String value) {
        return value == null || value.isBlank() ? null : value.strip();
    }
}
