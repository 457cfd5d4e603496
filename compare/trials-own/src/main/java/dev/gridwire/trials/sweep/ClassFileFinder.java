// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.proof.classpath.ClassPathFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds class files: binary names, each with its jar, folder or module. Reads none of them. */
final class ClassFileFinder {

    private ClassFileFinder() {}

    /**
     * Finds the classes of a jar or folder.
     *
     * @throws IOException if it is neither; the message is for the user
     */
    static Map<String, String> of(Path entry) throws IOException {
        boolean isFolder = Files.isDirectory(entry);
        if (!isFolder && !Files.isRegularFile(entry)) {
            throw new IOException("There is no such jar or folder: " + entry);
        }
        try {
            return of(entry, String.valueOf(entry.toAbsolutePath().normalize().getFileName()));
        } catch (ProviderNotFoundException | UncheckedIOException e) {
            throw isFolder && e.getCause() instanceof IOException cause
                    ? cause : new IOException("This is neither a jar nor a folder: " + entry, e);
        }
    }

    /** Finds the classes of the JDK's modules that programs may use, such as {@code java.base}. */
    static Map<String, String> ofJdk() throws IOException {
        Map<String, String> classes = new LinkedHashMap<>();
        try (Stream<Path> modules = Files.list(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"))) {
            modules.filter(module -> module.getFileName().toString().startsWith("java.")).sorted()
                    .forEach(module -> of(module, module.getFileName().toString()).forEach(classes::putIfAbsent));
        }
        return classes;
    }

    private static Map<String, String> of(Path entry, String origin) {
        Map<String, String> classes = new TreeMap<>();
        ClassPathFiles.walk(List.of(entry), (name, file) -> classes.put(name, origin));
        classes.keySet().removeIf(name -> name.endsWith("-info"));
        return classes;
    }
}
