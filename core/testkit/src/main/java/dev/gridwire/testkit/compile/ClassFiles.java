// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Finds the class files that classes were loaded from, in folders and in jars. */
public final class ClassFiles {

    /** Jars stay open until the JVM ends. */
    private static final Map<Path, Path> ROOTS = new ConcurrentHashMap<>();

    private ClassFiles() {}

    /** Returns the folder that a class was loaded from, or the root inside its jar. */
    public static Path root(Class<?> type) {
        Path location = Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
        return ROOTS.computeIfAbsent(location, ClassFiles::open);
    }

    private static Path open(Path location) {
        try {
            return Files.isDirectory(location) ? location : FileSystems.newFileSystem(location).getPath("/");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the class files of the package that a class belongs to, in order. */
    public static List<Path> ofPackage(Class<?> type) {
        try (Stream<Path> files = Files.list(root(type).resolve(type.getPackageName().replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
