// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A temporary folder that is deleted when the run ends, however it ends. */
public final class WorkFolder implements AutoCloseable {

    private final Path path;
    private final Thread hook = new Thread(this::delete);

    private WorkFolder(Path path) {
        this.path = path;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Creates a folder whose name begins with the prefix. */
    public static WorkFolder create(String prefix) {
        try {
            return new WorkFolder(Files.createTempDirectory(prefix));
        } catch (IOException e) {
            throw new UncheckedIOException("A temporary folder cannot be made: " + e.getMessage(), e);
        }
    }

    /** Returns its path. */
    public Path path() {
        return path;
    }

    /** Creates a subfolder. */
    public Path child(String name) {
        try {
            return Files.createDirectories(path.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException("A temporary folder cannot be made: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        delete();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The virtual machine is ending, and the hook deletes the folder.
        }
    }

    /** Leaves a file that cannot be deleted in the temporary folder. */
    private void delete() {
        try (Stream<Path> files = Files.exists(path) ? Files.walk(path) : Stream.empty()) {
            List<Path> innermostFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : innermostFirst) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            System.getLogger(WorkFolder.class.getName()).log(System.Logger.Level.DEBUG, "a temporary folder stays", e);
        }
    }
}
