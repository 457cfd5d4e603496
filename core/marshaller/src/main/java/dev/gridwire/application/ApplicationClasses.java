// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import dev.gridwire.policy.NamePolicy;
import dev.gridwire.policy.NameRule;
import dev.gridwire.policy.SettingPlace;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.KnownLibraries;
import dev.gridwire.registry.Library;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Recognises the application's own classes, as a class loader finds them. These lie in folders, in the main class's own jar, in
 * the {@code classes} of a Spring Boot archive or web application, or below the package prefix of the main class's organisation.
 * Libraries do not count. It asks the loader where a class file lies, and loads no class. Thread-safe.
 */
public final class ApplicationClasses implements NameRule {

    /**
     * Bounds the memory used: a hostile payload may contain any name below the prefix and, on some file systems, any spelling of
     * its case.
     */
    private static final int MOST_KEPT = 4_096;
    private static final int MOST_KEPT_CHARACTERS = 200;

    private final ClassLoader loader;
    private final Application application;
    private final @Nullable String organisation;
    private final KnownLibraries libraries = KnownLibraries.listed();
    private final Map<String, String> kept = new ConcurrentHashMap<>();
    private final ApplicationPlaces places;

    private ApplicationClasses(ClassLoader loader, Application application) {
        this.loader = loader;
        this.application = application;
        this.organisation = application.organisation();
        this.places = ApplicationPlaces.of(loader, application, libraries);
    }

    /**
     * Returns the classes of the application that this virtual machine runs.
     *
     * @param loader finds the classes
     * @param mainClass the main class, if it cannot be found; null to look for it
     */
    public static ApplicationClasses of(ClassLoader loader, @Nullable String mainClass) {
        return new ApplicationClasses(
                loader, mainClass == null ? Application.find(loader, System.getProperties()) : Application.named(mainClass));
    }

    /**
     * Returns the classes of the application that a jar would start. An archive's classes must be where the loader finds them.
     *
     * @param jar the jar to start; null for no jar
     * @param loader finds the classes
     */
    public static ApplicationClasses ofJar(ClassLoader loader, @Nullable Path jar) {
        return new ApplicationClasses(loader, Application.of(jar == null ? null : Manifests.ofJar(jar, null)));
    }

    /** Returns whether a main class starts other people's code, as those of builds, tests and servers do. */
    public static boolean isLauncher(String mainClass) {
        return Launchers.contains(mainClass);
    }

    /** Returns whether a main class was found or named. Without one, only places tell the application's own classes. */
    public boolean hasMainClass() {
        return application.main() != null;
    }

    static ApplicationClasses of(ClassLoader loader, Application application) {
        return new ApplicationClasses(loader, application);
    }

    @Override
    public @Nullable String reason(String className) {
        String known = kept.get(className);
        if (known != null) {
            return known;
        }
        String found = find(className);
        if (found != null && kept.size() < MOST_KEPT && className.length() <= MOST_KEPT_CHARACTERS) {
            kept.put(className, found);
        }
        return found;
    }

    private @Nullable String find(String className) {
        if (NamePolicy.isPlatform(className) || !BinaryNames.isLegal(className)) {
            return null;
        }
        boolean below = organisation != null && className.startsWith(organisation + ".");
        Library library = libraries.of(className);
        if (library != null) {
            return below && application.isBelow(library.prefix()) ? belowOrganisation() : null;
        }
        return below ? belowOrganisation() : BinaryNames.isPath(className) ? places.reason(className) : null;
    }

    private String belowOrganisation() {
        return "it is an own class: below " + organisation;
    }

    /**
     * Keeps carriers of gadget chains out even if a final field of an own class declares them: bytes would decide their content.
     */
    @Override
    public boolean keepsOut(String className) {
        Library library = libraries.of(className);
        return library != null && library.isCarrier() && !contains(className);
    }

    @Override
    public @Nullable String obstacle(String className) {
        if (!BinaryNames.isLegal(className)) {
            return null;
        }
        Library library = libraries.of(className);
        if (library != null) {
            return "it is a library's: " + library.prefix() + ", " + library.reason();
        }
        if (application.main() == null) {
            return "it lies in no folder of classes, and no main class says what else is the application's own";
        }
        return "it is none of the application's own classes, whose main class is " + application.main().name();
    }

    /** Describes, in a line or two, how the application's own classes are determined. Its settings are in the file. */
    public String describe() {
        return describe(SettingPlace.FILE);
    }

    /** Describes the same for an application that makes its settings in another place. */
    public String describe(SettingPlace place) {
        StringBuilder text = new StringBuilder(application.finding()).append(". Own classes are those in folders");
        text.append(places.describe());
        if (organisation != null) {
            text.append(", and those below ").append(organisation);
        }
        text.append("; libraries are not");
        if (application.main() == null) {
            text.append(". If others are needed, write ").append(place.setting("main-class=… or allow=…"));
        }
        return text.toString();
    }

    /** Returns whether the loader finds the class's file. */
    public boolean isFound(String className) {
        return BinaryNames.isPath(className) && ClassOrigin.of(className, loader) != null;
    }
}
