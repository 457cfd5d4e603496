// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Writes single files atomically. */
public final class SafeFile {

    private SafeFile() {}

    /** Replaces a file atomically; leaves it alone if it already holds these bytes. */
    public static void write(Path file, byte[] bytes) {
        try {
            if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), bytes)) {
                FolderChange.replace(file, bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A file cannot be written: file=" + file, e);
        }
    }
}
