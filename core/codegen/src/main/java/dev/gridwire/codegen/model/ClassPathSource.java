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
 * Finds class files in folders without loading any class. The content of a jar can be a folder, too, by
 * {@link FileSystems#newFileSystem(Path)}, which the caller closes.
 *
 * @param roots the folders; the first that has a class wins
 */
public record ClassPathSource(List<Path> roots) implements ModelSource {

    private static final FileSystem PLATFORM = FileSystems.getFileSystem(URI.create("jrt:/"));

    /** Copies the list. */
    public ClassPathSource {
        roots = List.copyOf(roots);
    }

    /** Returns a source of the classes of the running JDK, in any module. */
    public static ModelSource platform() {
        return ClassPathSource::findInPlatform;
    }

    /**
     * Finds a class. A name that no class can have, such as one that leads out of the folders, finds none.
     *
     * @throws ClassModelException if the class file cannot be read, or holds a class of another name
     */
    @Override
    public Optional<ClassModel> find(String name) {
        if (!JvmNames.isPath(name)) {
            return Optional.empty();
        }
        for (Path root : roots) {
            Optional<Path> file = file(root, name);
            if (file.isPresent()) {
                return Optional.of(read(file.get(), name));
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<byte[]> classFile(String name) {
        if (!JvmNames.isPath(name)) {
            return Optional.empty();
        }
        for (Path root : roots) {
            Optional<Path> file = file(root, name);
            if (file.isPresent()) {
                return Optional.of(bytes(file.get()));
            }
        }
        return Optional.empty();
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("a class file cannot be read: file=" + file, e);
        }
    }

    private static Optional<Path> file(Path root, String name) {
        try {
            return Optional.of(root.resolve(fileName(name))).filter(Files::isRegularFile);
        } catch (IllegalArgumentException e) {
            // This file system cannot have a file of that name; a jar's file system does not throw InvalidPathException for it.
            return Optional.empty();
        }
    }

    private static ClassModel read(Path file, String name) {
        ClassModel model = ClassFileReader.read(file);
        if (!model.name().equals(name)) {
            throw new ClassModelException("a class file is of another class: file=" + file + ", expected=" + name + ", found="
                    + EscapedNames.of(model.name()) + ", name the folder that holds its packages");
        }
        return model;
    }

    private static Optional<ClassModel> findInPlatform(String name) {
        if (!JvmNames.isPath(name)) {
            return Optional.empty();
        }
        Path modules = PLATFORM.getPath("/packages", name.substring(0, Math.max(0, name.lastIndexOf('.'))));
        if (!Files.isDirectory(modules)) {
            return Optional.empty();
        }
        try (Stream<Path> links = Files.list(modules)) {
            List<Path> roots = links.map(link -> PLATFORM.getPath("/modules", link.getFileName().toString())).toList();
            return new ClassPathSource(roots).find(name);
        } catch (IOException e) {
            throw new UncheckedIOException("the JDK's image cannot be read: class=" + EscapedNames.of(name), e);
        }
    }

    private static String fileName(String name) {
        return name.replace('.', '/') + ".class";
    }
}
