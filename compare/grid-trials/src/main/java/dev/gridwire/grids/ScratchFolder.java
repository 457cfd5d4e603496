// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for the files that a grid writes, deleted together with it. */
public record ScratchFolder(Path path) implements AutoCloseable {

    /** Creates an empty folder. */
    public static ScratchFolder make() {
        try {
            return new ScratchFolder(Files.createTempDirectory("gridwire-grid-"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deletes the folder with its content. */
    @Override
    public void close() {
        try (Stream<Path> tree = Files.walk(path)) {
            List<Path> innermostFirst = tree.sorted(Comparator.reverseOrder()).toList();
            for (Path each : innermostFirst) {
                Files.deleteIfExists(each);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
