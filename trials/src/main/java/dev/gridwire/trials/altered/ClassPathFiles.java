// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** Class files in jars and folders, the first entry that has one first. Loads no class. Not thread-safe. */
public final class ClassPathFiles implements AutoCloseable {

    /** Only its way to files is used. */
    private final URLClassLoader files;

    private ClassPathFiles(URLClassLoader files) {
        this.files = files;
    }

    /** The files of a class path. */
    public static ClassPathFiles of(Collection<Path> entries) {
        return new ClassPathFiles(new URLClassLoader(urls(entries), ClassLoader.getPlatformClassLoader()));
    }

    static URL[] urls(Collection<Path> entries) {
        return entries.stream().map(ClassPathFiles::url).toArray(URL[]::new);
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("This is no entry of a class path: " + entry, e);
        }
    }

    /** The class file by internal name; empty where the class path has none, as of the JDK's classes. */
    Optional<byte[]> find(String internalName) {
        URL file = files.findResource(internalName + ".class");
        if (file == null) {
            return Optional.empty();
        }
        try (InputStream in = file.openStream()) {
            return Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("A class file cannot be read: " + file + ": " + e.getMessage(), e);
        }
    }

    /** The names, and the names of superclasses that are here as well. */
    Set<String> withSuperclasses(Collection<String> internalNames) {
        Set<String> all = new LinkedHashSet<>();
        for (String name : internalNames) {
            Optional<byte[]> file = find(name);
            for (String next = name; file.isPresent() && all.add(next); file = find(next)) {
                next = new ClassReader(file.get()).getSuperName();
            }
        }
        return all;
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
