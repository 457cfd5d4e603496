// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the class file from which a live class was defined. The resources of a loader need not belong to its classes. A loader
 * that defines classes from its own bytes may leave resources to its parent, which has another state of the class. So a file
 * counts if it is in the place that the class states as its origin. If the class states none, the file counts if the parent does
 * not have the very same file.
 *
 * <p>A native image has one class and one file with a given name, and does not state their origin.
 *
 * <p>Changes that an agent made to a class are not in any file.
 */
final class LoadedClassFile {

    private LoadedClassFile() {}

    /** Returns the file; empty if none is known to be the class's. */
    static Optional<byte[]> of(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        ClassLoader loader = type.getClassLoader();
        try {
            if (NativeImage.isHere()) {
                return Optional.ofNullable(read(loader == null ? null : loader.getResourceAsStream(file)));
            }
            URL place = place(type);
            byte[] bytes = loader == null ? null : place == null ? own(loader, file) : below(place, loader, file);
            return Optional.ofNullable(bytes);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static @Nullable URL place(Class<?> type) {
        ProtectionDomain domain = type.getProtectionDomain();
        CodeSource source = domain == null ? null : domain.getCodeSource();
        return source == null ? null : source.getLocation();
    }

    /** Returns the file in that place, among all files that the loader and its parents find. */
    private static byte @Nullable [] below(URL place, ClassLoader loader, String file) throws IOException {
        for (Enumeration<URL> found = loader.getResources(file); found.hasMoreElements();) {
            URL each = found.nextElement();
            if (text(each).contains(text(place)) && text(each).endsWith(file)) {
                URLConnection connection = each.openConnection();
                connection.setUseCaches(false);
                return read(connection.getInputStream());
            }
        }
        return null;
    }

    /** Normalizes a URL, because modules have three slashes in one of the two and one in the other. */
    private static String text(URL place) {
        return place.toString().replace("file:///", "file:/");
    }

    private static byte @Nullable [] own(ClassLoader loader, String file) throws IOException {
        byte[] bytes = read(loader.getResourceAsStream(file));
        ClassLoader parent = loader.getParent();
        byte[] other = read(parent == null
                ? ClassLoader.getPlatformClassLoader().getResourceAsStream(file) : parent.getResourceAsStream(file));
        return Arrays.equals(bytes, other) ? null : bytes;
    }

    private static byte @Nullable [] read(@Nullable InputStream stream) throws IOException {
        try (stream) {
            return stream == null ? null : stream.readAllBytes();
        }
    }
}
