// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.classpath.ClassPathFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds class files by name; none is read. */
final class ClassFiles {

    private ClassFiles() {}

    /**
     * Finds the classes of a jar or folder.
     *
     * @throws IOException if it is neither; the message is for the user
     */
    static List<SweptClass> of(Path entry) throws IOException {
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

    /** Finds the classes of the JDK's modules that programs may use, {@code java.base} and its like. */
    static List<SweptClass> ofJdk() throws IOException {
        List<SweptClass> classes = new ArrayList<>();
        try (Stream<Path> modules = Files.list(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"))) {
            modules.filter(module -> module.getFileName().toString().startsWith("java.")).sorted()
                    .forEach(module -> classes.addAll(of(module, module.getFileName().toString())));
        }
        return classes;
    }

    private static List<SweptClass> of(Path entry, String origin) {
        List<String> names = new ArrayList<>();
        ClassPathFiles.walk(List.of(entry), (name, file) -> names.add(name));
        return names.stream().filter(name -> !name.endsWith("-info")).sorted().map(name -> new SweptClass(name, origin)).toList();
    }

    /**
     * A class file that a sweep found.
     *
     * @param name the class's binary name
     * @param origin the jar's, folder's or module's name
     */
    record SweptClass(String name, String origin) {}
}
