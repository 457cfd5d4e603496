// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.JvmNames;
import dev.gridwire.codegen.model.ModelSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds the classes and resources of a class path. Opens each jar once, reads files on demand, and loads no class. */
public final class ClassPathIndex implements ModelSource, AutoCloseable {

    private final List<Path> folders = new ArrayList<>();
    private final List<ZipFile> jars = new ArrayList<>();
    private final Map<String, ZipFile> jarOfPath = new HashMap<>();

    private ClassPathIndex() {}

    /** Opens the entries; skips missing ones, as Java does. */
    public static ClassPathIndex open(List<Path> entries) {
        ClassPathIndex index = new ClassPathIndex();
        try {
            for (Path entry : entries) {
                index.add(entry);
            }
            return index;
        } catch (IOException | RuntimeException e) {
            index.close();
            throw new UncheckedIOException("A jar cannot be read: class path=" + entries,
                    e instanceof IOException io ? io : new IOException(e));
        }
    }

    private void add(Path entry) throws IOException {
        if (Files.isDirectory(entry)) {
            folders.add(entry);
        } else if (Files.isRegularFile(entry) && entry.toString().endsWith(".jar")) {
            ZipFile jar = new ZipFile(entry.toFile());
            jars.add(jar);
            jar.stream().map(ZipEntry::getName).forEach(path -> jarOfPath.putIfAbsent(path, jar));
        }
    }

    @Override
    public Optional<ClassModel> find(String name) {
        Optional<byte[]> bytes = JvmNames.isClass(name) ? read(name.replace('.', '/') + ".class") : Optional.empty();
        return bytes.map(ClassFileReader::read).filter(model -> model.name().equals(name));
    }

    /** Returns the first file with that path. */
    public Optional<byte[]> read(String path) {
        try {
            for (Path folder : folders) {
                Optional<Path> file = file(folder, path);
                if (file.isPresent()) {
                    return Optional.of(Files.readAllBytes(file.get()));
                }
            }
            ZipFile jar = jarOfPath.get(path);
            return jar == null ? Optional.empty() : Optional.of(read(jar, path));
        } catch (IOException e) {
            throw new UncheckedIOException("A class path cannot be read: path=" + path, e);
        }
    }

    private static Optional<Path> file(Path folder, String path) {
        try {
            return Optional.of(folder.resolve(path)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            // The file system does not allow such a name.
            return Optional.empty();
        }
    }

    /** Returns all files with that path, by location: first those in the class path's folders, then those in its jars. */
    public Map<String, byte[]> readAll(String path) {
        Map<String, byte[]> found = new LinkedHashMap<>();
        try {
            for (Path folder : folders) {
                Path file = folder.resolve(path);
                if (Files.isRegularFile(file)) {
                    found.put(folder.toString(), Files.readAllBytes(file));
                }
            }
            for (ZipFile jar : jars) {
                if (jar.getEntry(path) != null) {
                    found.put(jar.getName(), read(jar, path));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A class path cannot be read: path=" + path, e);
        }
        return found;
    }

    private static byte[] read(ZipFile jar, String path) throws IOException {
        try (InputStream stream = jar.getInputStream(jar.getEntry(path))) {
            return stream.readAllBytes();
        }
    }

    @Override
    public void close() {
        for (ZipFile jar : jars) {
            try {
                jar.close();
            } catch (IOException e) {
                throw new UncheckedIOException("A jar cannot be closed: file=" + jar.getName(), e);
            }
        }
    }
}
