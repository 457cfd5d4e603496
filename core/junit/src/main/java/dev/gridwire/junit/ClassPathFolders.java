// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the places that may hold implementations of an application's interfaces: not all jars, because that would take long. */
final class ClassPathFolders {

    private ClassPathFolders() {}

    /** Returns the folders of the class path, and the folder or jar of a class. */
    static List<Path> with(Class<?> type) {
        // Surefire starts a jar whose manifest names the class path.
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
        Set<Path> places = new LinkedHashSet<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            if (!entry.isEmpty() && Files.isDirectory(Path.of(entry))) {
                places.add(Path.of(entry).toAbsolutePath());
            }
        }
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source != null) {
            try {
                places.add(Path.of(source.getLocation().toURI()));
            } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
                // A jar inside of an archive: what the folders hold must do.
            }
        }
        return new ArrayList<>(places);
    }
}
