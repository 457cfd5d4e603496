// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.inspect.InspectionException;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * Reads the file to inspect: the payload's bytes, or their base64. No payload begins with an ASCII character, so bytes are
 * never mistaken for base64.
 */
final class PayloadFile {

    /** The most that the command has memory for. */
    private static final int MAX_BYTES = 64 << 20;

    private static final String STANDARD_INPUT = "-";
    private static final String NO_BYTES = " (of a key that is not there, a store prints nothing)";
    /** The upper two bits of a payload's first byte. */
    private static final int BEGIN = 0b10;
    private static final int BEGIN_SHIFT = 6;
    private static final int SHOWN_CHARACTERS = 40;

    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/\\s]+={0,2}");

    private PayloadFile() {}

    static byte[] read(String file) {
        try (InputStream in = open(file)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new CommandFailure("The payload is too large to inspect: limit=" + MAX_BYTES + " bytes, " + file);
            }
            if (bytes.length == 0) {
                throw new CommandFailure("There are no bytes to inspect: " + file + NO_BYTES);
            }
            return bytes[0] < 0 ? bytes : fromBase64(bytes);
        } catch (IOException | InvalidPathException e) {
            throw new CommandFailure("The file cannot be read: " + file, e);
        }
    }

    private static byte[] fromBase64(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1).strip();
        try {
            byte[] decoded = Base64.getMimeDecoder().decode(text);
            boolean isPayload = BASE64.matcher(text).matches() && decoded.length > 0
                    && (decoded[0] & 0xff) >> BEGIN_SHIFT == BEGIN;
            if (isPayload) {
                return decoded;
            }
        } catch (IllegalArgumentException e) {
            // The text is not base64 and is refused unchanged.
            return bytes;
        }
        return bytes;
    }

    /** Returns advice about bytes that are no payload, or more than one, if more is known than the wire format says. */
    static String hint(byte[] bytes, InspectionException failure) {
        String message = String.valueOf(failure.getMessage());
        boolean isText = bytes[0] >= ' ' || Character.isWhitespace(bytes[0]);
        if (isText && message.startsWith("this is no payload")) {
            return text(bytes);
        }
        boolean hasLineFeed = bytes[bytes.length - 1] == '\n' && message.startsWith("bytes follow the payload");
        return hasLineFeed ? "; if the last byte is a line feed that redis-cli added, cut it off with: head -c -1" : "";
    }

    private static String text(byte[] bytes) {
        String all = new String(bytes, 0, Math.min(bytes.length, SHOWN_CHARACTERS), StandardCharsets.ISO_8859_1);
        String shown = all.strip().replaceAll("[^ -~].*", "…");
        return shown.startsWith("\"\\x")
                ? "; redis-cli escaped the bytes for a terminal: redis-cli --raw prints them as they are"
                : "; what stands here is a text, and no base64 of a payload: " + shown;
    }

    private static InputStream open(String file) throws IOException {
        if (file.equals(STANDARD_INPUT)) {
            // Buffered, because a bare stream asks for its length, which a pipe does not know.
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
