// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds class files in folders and loads none of them. The content of a jar is a folder too, by
 * {@link FileSystems#newFileSystem(Path)}, which the caller closes.
 *
 * @param roots the folders, the first that has a class wins
 */
public record ClassPathSource(List<Path> roots) implements ModelSource {

    private static final FileSystem PLATFORM = FileSystems.getFileSystem(URI.create("jrt:/"));

    /** Copies the list. */
    public ClassPathSource {
        roots = List.copyOf(roots);
    }

    /** The classes of the JDK that runs this, in whatever module. */
    public static ModelSource platform() {
        return ClassPathSource::findInPlatform;
    }

    @Override
    public Optional<ClassModel> find(String name) {
        return roots.stream()
                .map(root -> root.resolve(fileName(name)))
                .filter(Files::isRegularFile)
                .findFirst()
                .map(ClassFileReader::read);
    }

    private static Optional<ClassModel> findInPlatform(String name) {
        Path modules = PLATFORM.getPath("/packages", name.substring(0, Math.max(0, name.lastIndexOf('.'))));
        if (!Files.isDirectory(modules)) {
            return Optional.empty();
        }
        try (Stream<Path> links = Files.list(modules)) {
            List<Path> roots = links.map(link -> PLATFORM.getPath("/modules", link.getFileName().toString())).toList();
            return new ClassPathSource(roots).find(name);
        } catch (IOException e) {
            throw new UncheckedIOException("the JDK's image cannot be read: class=" + name, e);
        }
    }

    private static String fileName(String name) {
        return name.replace('.', '/') + ".class";
    }
}
