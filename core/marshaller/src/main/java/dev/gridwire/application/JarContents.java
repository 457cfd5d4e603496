// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.KnownLibraries;
import dev.gridwire.registry.Library;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether a jar or folder holds copies of libraries beside the application's classes, as an uber jar does. It does if
 * it holds Maven coordinates of more than one artifact or a class of a known library. A jar also does if it holds a class of an
 * organisation other than the main class's. A jar that cannot be read counts as an uber jar.
 */
final class JarContents {

    private static final Pattern COORDINATES = Pattern.compile("META-INF/maven/([^/]+/[^/]+)/pom\\.(?:properties|xml)");
    private static final Pattern CLASS = Pattern.compile("(?:META-INF/versions/\\d+/)?((?!META-INF/).+)\\.class");
    private static final String MAVEN = "META-INF/maven";

    private final KnownLibraries libraries;
    private final @Nullable String organisation;
    private final Set<String> artifacts = new HashSet<>();
    private final Set<String> organisations = new HashSet<>();

    private JarContents(KnownLibraries libraries, @Nullable String organisation) {
        this.libraries = libraries;
        this.organisation = organisation;
    }

    /** Returns the reason why a jar is an uber jar; null if it is not one. */
    static @Nullable String uberJar(Path file, KnownLibraries libraries, @Nullable String organisation) {
        JarContents contents = new JarContents(libraries, organisation);
        try (JarFile jar = new JarFile(file.toFile())) {
            Enumeration<JarEntry> entries = jar.entries();
            String found = null;
            while (found == null && entries.hasMoreElements()) {
                found = contents.seen(entries.nextElement().getName());
            }
            return found;
        } catch (IOException e) {
            return "it cannot be read: " + e.getMessage();
        }
    }

    private @Nullable String seen(String entry) {
        Matcher coordinates = COORDINATES.matcher(entry);
        if (coordinates.matches()) {
            artifacts.add(coordinates.group(1));
            return artifacts.size() > 1 ? "it holds several Maven artifacts" : null;
        }
        Matcher type = CLASS.matcher(entry);
        return type.matches() ? foreign(type.group(1).replace('/', '.')) : null;
    }

    private @Nullable String foreign(String className) {
        String packageName = BinaryNames.packageOf(className);
        if (packageName.isEmpty() || organisation != null && BinaryNames.isBelow(packageName, organisation)) {
            return null;
        }
        Library library = libraries.of(className);
        if (library != null) {
            return "it holds " + library.prefix();
        }
        String other = Organisation.prefixOf(className);
        organisations.add(other == null ? packageName : other);
        return organisations.size() > (organisation == null ? 1 : 0) ? "it holds classes of several organisations" : null;
    }

    /** Returns whether libraries were unpacked into a folder, judging by the Maven coordinates in it. */
    static boolean isUberFolder(Path folder) {
        int artifacts = 0;
        try (DirectoryStream<Path> groups = Files.newDirectoryStream(folder.resolve(MAVEN))) {
            for (Path group : groups) {
                artifacts += Files.isDirectory(group) ? count(group) : 0;
            }
        } catch (IOException e) {
            return false;
        }
        return artifacts > 1;
    }

    private static int count(Path group) throws IOException {
        int count = 0;
        try (DirectoryStream<Path> artifacts = Files.newDirectoryStream(group)) {
            for (Iterator<Path> each = artifacts.iterator(); each.hasNext(); each.next()) {
                count++;
            }
        }
        return count;
    }
}
