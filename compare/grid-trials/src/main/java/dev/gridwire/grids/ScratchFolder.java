// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for what a grid writes, which goes with it. */
public record ScratchFolder(Path path) implements AutoCloseable {

    /** Makes an empty one. */
    public static ScratchFolder make() {
        try {
            return new ScratchFolder(Files.createTempDirectory("gridwire-grid-"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes it, with all that is in it. */
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
