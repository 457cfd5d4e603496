// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.KnownLibraries;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The folders and jars that hold an application's own classes. */
final class ApplicationPlaces {

    private final ClassLoader loader;
    private final @Nullable ClassOrigin mainPlace;
    /** The reason why the main class's jar counts as an uber jar; null if it does not, or if there is no jar. */
    private final @Nullable String uberJar;
    /** Whether libraries were unpacked into a folder, by folder; the loader's folders bound the size. */
    private final Map<String, Boolean> uberFolders = new ConcurrentHashMap<>();

    private ApplicationPlaces(ClassLoader loader, @Nullable ClassOrigin mainPlace, @Nullable String uberJar) {
        this.loader = loader;
        this.mainPlace = mainPlace;
        this.uberJar = uberJar;
    }

    static ApplicationPlaces of(ClassLoader loader, Application application, KnownLibraries libraries) {
        MainClass main = application.main();
        ClassOrigin place = main == null || !BinaryNames.isPath(main.name()) ? null : ClassOrigin.of(main.name(), loader);
        Path jar = place != null && place.kind() == ClassOrigin.Kind.JAR ? place.file() : null;
        String uberJar = jar == null ? null : JarContents.uberJar(jar, libraries, application.organisation());
        return new ApplicationPlaces(loader, place, uberJar);
    }

    /**
     * Returns the reason why the place of a class makes it the application's own; null if it does not. Asks the loader, which
     * searches the class path.
     */
    @Nullable String reason(String className) {
        ClassOrigin place = ClassOrigin.of(className, loader);
        if (place == null) {
            return null;
        }
        return switch (place.kind()) {
            case FOLDER -> isUber(place) ? null : "it is an own class: in the folder " + place.shown();
            case JAR -> isMainJar(place) ? "it is an own class: in the main class's jar " + place.shown() : null;
            case ARCHIVE_CLASSES -> "it is an own class: in " + place.root();
            case OTHER -> null;
        };
    }

    private boolean isMainJar(ClassOrigin place) {
        return uberJar == null && place.equals(mainPlace);
    }

    private boolean isUber(ClassOrigin folder) {
        Path path = folder.file();
        return path == null || uberFolders.computeIfAbsent(folder.root(), root -> JarContents.isUberFolder(path));
    }

    /** Describes the places other than folders, for people to read. */
    String describe() {
        if (mainPlace == null || mainPlace.kind() == ClassOrigin.Kind.FOLDER || mainPlace.kind() == ClassOrigin.Kind.OTHER) {
            return "";
        }
        return uberJar == null
                ? ", those in " + mainPlace.shown()
                : " (not those in " + mainPlace.shown() + ", an uber jar: " + uberJar + ")";
    }
}
