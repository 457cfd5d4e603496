// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds class files, and refuses to load any. In Spring Boot archives, it looks where their own launcher does. */
final class FileLoader extends URLClassLoader {

    private static final List<String> PARTS = List.of("BOOT-INF/classes/", "WEB-INF/classes/");

    private final @Nullable Path firstJar;

    private FileLoader(List<URL> urls, @Nullable Path firstJar) {
        super(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        this.firstJar = firstJar;
    }

    /**
     * Creates a loader for jars and folders; opens and closes them first to check that they are readable.
     *
     * @param libraries jars that were in archives
     */
    static FileLoader of(List<String> entries, List<Path> libraries) {
        ClassPath.of(entries).close();
        List<URL> urls = new ArrayList<>();
        Path firstJar = null;
        for (String entry : entries) {
            Path path = Path.of(entry);
            if (Files.isDirectory(path)) {
                urls.add(url(path.toUri().toString()));
            } else {
                firstJar = firstJar == null ? path : firstJar;
                addParts(path, urls);
                urls.add(url(path.toUri().toString()));
            }
        }
        libraries.forEach(library -> urls.add(url(library.toUri().toString())));
        return new FileLoader(urls, firstJar);
    }

    private static void addParts(Path jar, List<URL> urls) {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            for (String part : PARTS) {
                if (Files.isDirectory(files.getPath(part))) {
                    urls.add(url("jar:" + jar.toUri() + "!/" + part));
                }
            }
        } catch (IOException e) {
            throw new CommandFailure("This is neither a jar nor a folder: " + jar + " (correct --classpath)", e);
        }
    }

    private static URL url(String text) {
        try {
            return URI.create(text).toURL();
        } catch (MalformedURLException e) {
            throw new CommandFailure("This is no path: " + text + " (correct --classpath)", e);
        }
    }

    /** Returns the first jar; null if all are folders. */
    @Nullable Path firstJar() {
        return firstJar;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        throw new ClassNotFoundException("the command loads no class: " + name);
    }
}
