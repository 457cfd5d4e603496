// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.seal.Seal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Base64;

/**
 * The place of a key: {@code file:<path>}, whose bytes are the key, or {@code env:<name>}, a variable with the key in Base64.
 *
 * @param text as it stands in the settings; no secret
 */
public record KeyPlace(String text) {

    private static final String FILE = "file:";
    private static final String VARIABLE = "env:";

    /** More is no key. */
    private static final long MOST_BYTES = 4_096;

    /**
     * Checks its form.
     *
     * @throws IllegalArgumentException if it is none
     */
    public KeyPlace {
        String begin = text.startsWith(FILE) ? FILE : VARIABLE;
        if (!text.startsWith(begin) || text.length() == begin.length()) {
            throw new IllegalArgumentException("A key's place is file:<path> or env:<variable>");
        }
    }

    /**
     * A seal by this key.
     *
     * @throws IllegalArgumentException if the key is missing, or too short
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
            // Its message might show a part of the key.
            throw new IllegalArgumentException("it is no Base64");
        }
    }
}
