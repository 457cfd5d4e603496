// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Lists the classes of a package and its subpackages, in folders and jars, without loading them. */
final class PackageClasses {

    private static final String END = ".class";

    private final String path;
    private final SortedSet<String> names = new TreeSet<>();

    private PackageClasses(String packageName) {
        this.path = packageName.replace('.', '/') + "/";
    }

    /**
     * Returns the binary names.
     *
     * @throws UncheckedIOException if a folder or jar cannot be read
     */
    static SortedSet<String> of(String packageName, ClassLoader loader) {
        PackageClasses classes = new PackageClasses(packageName);
        try {
            for (URL place : Collections.list(loader.getResources(classes.path))) {
                classes.list(place);
            }
        } catch (IOException | URISyntaxException e) {
            throw new UncheckedIOException("A package's classes cannot be listed: package=" + packageName,
                    e instanceof IOException known ? known : new IOException(e));
        }
        return classes.names;
    }

    private void list(URL place) throws IOException, URISyntaxException {
        if (place.getProtocol().equals("file")) {
            Path folder = Path.of(place.toURI());
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(Files::isRegularFile)
                        .forEach(file -> add(path + folder.relativize(file).toString().replace('\\', '/')));
            }
            return;
        }
        URLConnection connection = place.openConnection();
        if (connection instanceof JarURLConnection jar) {
            jar.getJarFile().stream().forEach(entry -> add(entry.getName()));
        }
    }

    private void add(String entry) {
        int slash = entry.lastIndexOf('/');
        boolean isClass = entry.startsWith(path) && entry.endsWith(END) && entry.indexOf('-', slash) < 0;
        if (isClass) {
            names.add(entry.substring(0, entry.length() - END.length()).replace('/', '.'));
        }
    }
}
