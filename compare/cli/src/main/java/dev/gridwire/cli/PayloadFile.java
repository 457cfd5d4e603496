// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the file to inspect. */
final class PayloadFile {

    /** As much as the command has memory for. */
    private static final int MAX_BYTES = 64 << 20;

    private static final String STANDARD_INPUT = "-";

    private PayloadFile() {}

    static byte[] read(String file) {
        try (InputStream in = open(file)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new CommandFailure("The payload is too large to inspect: limit=" + MAX_BYTES + " bytes, " + file);
            }
            if (bytes.length == 0) {
                throw new CommandFailure("There are no bytes to inspect: " + file);
            }
            return bytes;
        } catch (IOException | InvalidPathException e) {
            throw new CommandFailure("The file cannot be read: " + file, e);
        }
    }

    private static InputStream open(String file) throws IOException {
        if (file.equals(STANDARD_INPUT)) {
            // Buffered: a bare one asks how long it is, which a pipe does not know.
            return new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        }
        Path path = Path.of(file);
        if (Files.isDirectory(path)) {
            throw new CommandFailure("This is a folder, not a payload: " + file + " (name a file)");
        }
        if (Files.notExists(path)) {
            throw new CommandFailure("There is no such file: " + file);
        }
        return Files.newInputStream(path);
    }
}
