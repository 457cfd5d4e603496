// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.settings.EditDistance;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Finds classes that may have been meant. */
final class SimilarClassNames {

    private static final String SUFFIX = ".class";
    private static final int LARGEST_DISTANCE = 2;
    private static final int MOST = 3;

    private SimilarClassNames() {}

    /** The hint behind the sentence that there is no such class. */
    static String hint(String className, List<Path> entries) {
        String wanted = simple(className);
        List<String> near = names(entries).stream()
                .filter(name -> distance(wanted, simple(name)) <= Math.min(LARGEST_DISTANCE, wanted.length() / 2))
                .sorted(Comparator.comparingInt((String name) -> distance(wanted, simple(name))).thenComparing(name -> name))
                .limit(MOST)
                .toList();
        return near.isEmpty()
                ? " (name it with its package, a nested one with a dollar sign; or add its jar to --classpath)"
                : " (there is " + String.join(", ", near) + ")";
    }

    private static int distance(String left, String right) {
        return Math.abs(left.length() - right.length()) > LARGEST_DISTANCE
                ? LARGEST_DISTANCE + 1
                : EditDistance.between(left, right);
    }

    private static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1).toLowerCase(Locale.ROOT);
    }

    private static List<String> names(List<Path> entries) {
        List<String> names = new ArrayList<>();
        for (Path entry : entries) {
            try {
                if (Files.isDirectory(entry)) {
                    addNames(entry, names);
                } else {
                    try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                        addNames(jar.getPath("/"), names);
                    }
                }
            } catch (IOException e) {
                // No suggestion from there.
            }
        }
        return names;
    }

    private static void addNames(Path root, List<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()).replace('\\', '/').replace('/', '.'))
                    .forEach(names::add);
        }
    }
}
