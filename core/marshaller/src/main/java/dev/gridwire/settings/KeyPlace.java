// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.seal.Seal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Base64;

/**
 * The place of a key: {@code file:<path>} for a file that contains the key's bytes, or {@code env:<name>} for a variable with the
 * key in Base64.
 *
 * @param text the text in the settings, which is not secret
 */
public record KeyPlace(String text) {

    private static final String FILE = "file:";
    private static final String VARIABLE = "env:";

    /** The limit on a key's bytes. */
    private static final long MOST_BYTES = 4_096;

    /**
     * Checks the form of the text.
     *
     * @throws IllegalArgumentException if the text has another form
     */
    public KeyPlace {
        String begin = text.startsWith(FILE) ? FILE : VARIABLE;
        if (!text.startsWith(begin) || text.length() == begin.length()) {
            throw new IllegalArgumentException("A key's place is file:<path> or env:<variable>");
        }
    }

    /**
     * Returns a seal with this key.
     *
     * @throws IllegalArgumentException if the key is missing or too short
     */
    Seal seal() {
        try {
            return Seal.hmac(text.startsWith(FILE) ? ofFile(text.substring(FILE.length())) : ofVariable());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("A key of seals cannot be used: place=" + text + "; " + e.getMessage(), e);
        }
    }

    private static byte[] ofFile(String path) {
        try {
            Path file = Path.of(path);
            if (Files.size(file) > MOST_BYTES) {
                throw new IllegalArgumentException("it is longer than " + MOST_BYTES + " bytes");
            }
            return Files.readAllBytes(file);
        } catch (IOException | InvalidPathException e) {
            throw new IllegalArgumentException("it cannot be read: " + e.getMessage(), e);
        }
    }

    private byte[] ofVariable() {
        String value = System.getenv(text.substring(VARIABLE.length()));
        if (value == null) {
            throw new IllegalArgumentException("there is no such variable");
        }
        try {
            return Base64.getDecoder().decode(value.strip());
        } catch (IllegalArgumentException e) {
            // The decoder's message might reveal part of the key.
            throw new IllegalArgumentException("it is no Base64");
        }
    }
}
