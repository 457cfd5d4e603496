// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Changes several files of a folder, and undoes everything if a part fails. */
final class FolderChange {

    private final Path root;
    private final Deque<Former> formers = new ArrayDeque<>();

    FolderChange(Path root) {
        this.root = root;
    }

    /** The former content of a file; null if there was none. */
    private record Former(Path file, byte @Nullable [] bytes) {}

    void apply(Map<String, byte[]> files, Collection<String> deleted) {
        try {
            for (Entry<String, byte[]> file : files.entrySet()) {
                write(root.resolve(file.getKey()), file.getValue());
            }
            for (String path : deleted) {
                delete(root.resolve(path));
            }
        } catch (IOException | RuntimeException e) {
            undo(e);
            throw new UncheckedIOException("Files cannot be written: folder=" + root + "; all are as they were",
                    e instanceof IOException io ? io : new IOException(e));
        }
    }

    private void write(Path file, byte[] bytes) throws IOException {
        byte @Nullable [] former = Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
        if (!Arrays.equals(former, bytes)) {
            formers.push(new Former(file, former));
            replace(file, bytes);
        }
    }

    private void delete(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            formers.push(new Former(file, Files.readAllBytes(file)));
            Files.delete(file);
        }
    }

    /** Replaces a file atomically, so that nobody reads half of it. */
    static void replace(Path file, byte[] bytes) throws IOException {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
        Files.createDirectories(folder);
        // Not createTempFile, because others could not read its files.
        Path temporary = folder.resolve("." + file.getFileName() + ".gridwire-" + ProcessHandle.current().pid());
        try {
            Files.write(temporary, bytes);
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private void undo(Exception cause) {
        for (Former former : formers) {
            try {
                if (former.bytes() == null) {
                    Files.deleteIfExists(former.file());
                } else {
                    Files.write(former.file(), former.bytes());
                }
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
        }
    }
}
