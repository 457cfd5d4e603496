// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.fork.WorkFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Lists the jars and folders for a JVM: unpacks Spring Boot archives and wars, and lists the jars in folders. */
public final class ClassPathEntries {

    private static final List<String> CLASSES = List.of("BOOT-INF/classes", "WEB-INF/classes");
    private static final List<String> LIBRARIES = List.of("BOOT-INF/lib", "WEB-INF/lib");

    /** The jar whose service file would replace Java serialization, which is measured for comparison. */
    private static final String EVERY_CLASS_SERIALIZER = "gridwire-hazelcast-auto";

    private final WorkFolder folder;
    private final Set<Path> entries = new LinkedHashSet<>();

    private ClassPathEntries(WorkFolder folder) {
        this.folder = folder;
    }

    /**
     * Returns jars and folders in order.
     *
     * @throws UserFailure if an entry is missing or broken, or there is none
     */
    public static List<Path> of(List<String> given, WorkFolder folder) {
        ClassPathEntries found = new ClassPathEntries(folder);
        given.forEach(found::add);
        if (found.entries.isEmpty()) {
            throw new UserFailure("The class path is empty: name the jar or folder of the class with --classpath");
        }
        return List.copyOf(found.entries);
    }

    private void add(String entry) {
        Path path = path(entry.endsWith("*") ? entry.substring(0, entry.length() - 1) : entry);
        if (entry.endsWith("*")) {
            jarsIn(path).forEach(this::addJar);
        } else if (Files.isDirectory(path)) {
            entries.add(path);
        } else if (Files.isRegularFile(path)) {
            addJar(path);
        } else {
            throw new UserFailure("There is no such jar or folder: " + entry + " (correct --classpath)");
        }
    }

    private static Path path(String entry) {
        try {
            return Path.of(entry).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            throw new UserFailure("This is no path: " + entry + " (correct --classpath)", e);
        }
    }

    private static List<Path> jarsIn(Path path) {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw new UserFailure("There is no such folder: " + path + " (correct --classpath)", e);
        }
    }

    private void addJar(Path jar) {
        if (jar.getFileName().toString().startsWith(EVERY_CLASS_SERIALIZER)) {
            return;
        }
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            List<Path> parts = CLASSES.stream().map(files::getPath).filter(Files::isDirectory).toList();
            if (parts.isEmpty()) {
                entries.add(jar);
                return;
            }
            for (Path part : parts) {
                entries.add(unpacked(part, jar.getFileName() + "-classes"));
            }
            for (String library : LIBRARIES) {
                addLibraries(files.getPath(library), jar.getFileName() + "-lib");
            }
        } catch (IOException | UncheckedIOException | ProviderNotFoundException e) {
            throw new UserFailure("This is no jar, or a broken one: " + jar + " (correct --classpath)", e);
        }
    }

    private void addLibraries(Path libraries, String name) throws IOException {
        if (Files.isDirectory(libraries)) {
            jarsIn(unpacked(libraries, name)).stream()
                    .filter(jar -> !jar.getFileName().toString().startsWith(EVERY_CLASS_SERIALIZER))
                    .forEach(entries::add);
        }
    }

    /**
     * Returns an unpacked part. Names that lead out of the folder find no file, because they are first resolved inside the
     * archive.
     */
    private Path unpacked(Path part, String name) throws IOException {
        Path target = folder.child(name);
        List<Path> files = new ArrayList<>();
        try (Stream<Path> walked = Files.walk(part)) {
            walked.filter(Files::isRegularFile).forEach(files::add);
        }
        for (Path file : files) {
            Path copy = target.resolve(part.relativize(file).toString()).normalize();
            if (copy.startsWith(target)) {
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return target;
    }
}
