// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds class files by name; none is read. */
final class ClassFiles {

    private static final String SUFFIX = ".class";
    private static final String MODULES = "/modules";

    private ClassFiles() {}

    /**
     * Finds the classes of a jar or folder.
     *
     * @throws IOException if it is neither; the message is for the user
     */
    static List<SweptClass> of(Path entry) throws IOException {
        String origin = String.valueOf(entry.toAbsolutePath().normalize().getFileName());
        if (Files.isDirectory(entry)) {
            return below(entry, origin);
        }
        if (!Files.isRegularFile(entry)) {
            throw new IOException("There is no such jar or folder: " + entry);
        }
        try (FileSystem jar = FileSystems.newFileSystem(entry)) {
            return below(jar.getPath("/"), origin);
        } catch (ProviderNotFoundException | IOException e) {
            throw new IOException("This is neither a jar nor a folder: " + entry, e);
        }
    }

    /** Finds the classes of the JDK's modules that programs may use, {@code java.base} and its like. */
    static List<SweptClass> ofJdk() throws IOException {
        List<SweptClass> classes = new ArrayList<>();
        for (Path module : list(FileSystems.getFileSystem(URI.create("jrt:/")).getPath(MODULES))) {
            String name = module.getFileName().toString();
            if (name.startsWith("java.")) {
                classes.addAll(below(module, name));
            }
        }
        return classes;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.sorted().toList();
        }
    }

    private static List<SweptClass> below(Path root, String origin) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(ClassFiles::isClass)
                    .map(ClassFiles::className)
                    .sorted()
                    .map(name -> new SweptClass(name, origin))
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Versions for newer JDKs stand in META-INF and have the names of others. */
    private static boolean isClass(String file) {
        return file.endsWith(SUFFIX) && !file.startsWith("META-INF") && !file.endsWith("-info" + SUFFIX);
    }

    private static String className(String file) {
        return file.substring(0, file.length() - SUFFIX.length()).replace('\\', '/').replace('/', '.');
    }

    /**
     * A class file that a sweep found.
     *
     * @param name the class's binary name
     * @param origin the jar's, folder's or module's name
     */
    record SweptClass(String name, String origin) {}
}
