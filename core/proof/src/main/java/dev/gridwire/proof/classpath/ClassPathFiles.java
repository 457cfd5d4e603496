// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.classpath;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/** Finds class files in jars and folders; the first entry with a file counts. Loads no class. Not thread-safe. */
public final class ClassPathFiles implements AutoCloseable {

    private static final String SUFFIX = ".class";

    /** Used only to find files. */
    private final URLClassLoader files;

    private ClassPathFiles(URLClassLoader files) {
        this.files = files;
    }

    /** Returns the files of a class path. */
    public static ClassPathFiles of(Collection<Path> entries) {
        return new ClassPathFiles(new URLClassLoader(urls(entries), ClassLoader.getPlatformClassLoader()));
    }

    /** Returns jars and folders in the form for a class loader. */
    public static URL[] urls(Collection<Path> entries) {
        return entries.stream().map(ClassPathFiles::url).toArray(URL[]::new);
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("This is no entry of a class path: " + entry, e);
        }
    }

    /** Returns the class file by internal name; empty if the class path has none, as for the JDK's classes. */
    public Optional<byte[]> find(String internalName) {
        URL file = files.findResource(internalName + SUFFIX);
        if (file == null) {
            return Optional.empty();
        }
        try (InputStream in = file.openStream()) {
            return Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("A class file cannot be read: " + file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Copies class files, and those of their superclasses that are here as well.
     *
     * @param names binary names of classes that are here
     * @param change changes the content of each file
     */
    public void copy(Collection<String> names, UnaryOperator<byte[]> change, Path folder) throws IOException {
        Map<String, byte[]> all = new LinkedHashMap<>();
        for (String name : names) {
            String next = name.replace('.', '/');
            for (Optional<byte[]> file = find(next); file.isPresent() && all.put(next, file.get()) == null; file = find(next)) {
                next = new ClassReader(file.get()).getSuperName();
            }
        }
        for (Map.Entry<String, byte[]> each : all.entrySet()) {
            Path file = folder.resolve(each.getKey() + SUFFIX);
            Files.createDirectories(file.getParent());
            Files.write(file, change.apply(each.getValue()));
        }
    }

    /**
     * Visits all class files of jars and folders, except those for other JDKs.
     *
     * @param visitor receives a binary name and the file
     */
    public static void walk(Collection<Path> entries, BiConsumer<String, Path> visitor) {
        for (Path entry : entries) {
            if (Files.isDirectory(entry)) {
                walk(entry, visitor);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                    walk(jar.getPath("/"), visitor);
                } catch (IOException e) {
                    throw new UncheckedIOException("a jar cannot be read: file=" + entry, e);
                }
            }
        }
    }

    private static void walk(Path root, BiConsumer<String, Path> visitor) {
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(file -> file.toString().endsWith(SUFFIX)).forEach(file -> {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (!name.startsWith("META-INF/")) {
                    visitor.accept(name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'), file);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException("a folder cannot be read: folder=" + root, e);
        }
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
