// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What a node leaves behind. */
final class IgniteFolder {

    private IgniteFolder() {}

    static void delete(Path folder) {
        try (Stream<Path> tree = Files.walk(folder)) {
            List<Path> innermostFirst = tree.sorted(Comparator.reverseOrder()).toList();
            for (Path path : innermostFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
