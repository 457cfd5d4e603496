// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Folders and jars with classes that the tests make up. */
final class Site {

    private Site() {}

    /** Class files of empty Serializable classes. */
    static Map<String, byte[]> plain(String... names) {
        Map<String, String> sources = new TreeMap<>();
        for (String name : names) {
            int dot = name.lastIndexOf('.');
            String begin = dot < 0 ? "" : "package " + name.substring(0, dot) + ";";
            String body = " implements java.io.Serializable { public int x; }";
            sources.put(name, begin + "public class " + name.substring(dot + 1) + body);
        }
        return files(Compiler.compile(sources));
    }

    /** Class files by their paths. */
    static Map<String, byte[]> files(Map<String, byte[]> classes) {
        Map<String, byte[]> files = new TreeMap<>();
        classes.forEach((name, bytes) -> files.put(name.replace('.', '/') + ".class", bytes));
        return files;
    }

    /** The same below another path. */
    static Map<String, byte[]> below(String path, Map<String, byte[]> files) {
        Map<String, byte[]> moved = new LinkedHashMap<>();
        files.forEach((name, bytes) -> moved.put(path + name, bytes));
        return moved;
    }

    static Map<String, byte[]> together(Map<String, byte[]> first, Map<String, byte[]> second) {
        Map<String, byte[]> all = new TreeMap<>(first);
        all.putAll(second);
        return all;
    }

    static Path folder(Path folder, Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        return folder;
    }

    /** A jar with attributes of the manifest: names and values in turn. */
    static Path jar(Path file, Map<String, byte[]> files, String... attributes) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (int i = 0; i < attributes.length; i += 2) {
            manifest.getMainAttributes().putValue(attributes[i], attributes[i + 1]);
        }
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                jar.putNextEntry(new JarEntry(each.getKey()));
                jar.write(each.getValue());
            }
        }
        return file;
    }

    static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Finds classes in folders and jars, and fails if one is loaded. */
    static final class Unloadable extends URLClassLoader {

        Unloadable(URL... urls) {
            super(urls, ClassLoader.getPlatformClassLoader());
        }

        static Unloadable of(Path... paths) {
            URL[] urls = new URL[paths.length];
            for (int i = 0; i < paths.length; i++) {
                urls[i] = url(paths[i]);
            }
            return new Unloadable(urls);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) {
            throw new AssertionError("a class is loaded: " + name);
        }
    }
}
