// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.frozen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * A folder with the payloads of one format: files of hexadecimal digits, and a listing with a line for each.
 *
 * @param folder below the tests' resources, where they are in the repository
 */
record FrozenFiles(Path folder) {

    private static final int DIGITS_A_LINE = 120;
    private static final String SEPARATOR = " | ";

    /** A line of the listing. */
    record Entry(String hash, String text) {}

    static FrozenFiles ofFormat(int version) {
        return new FrozenFiles(Path.of("src", "test", "resources", "frozen", Integer.toString(version)));
    }

    String source(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    byte[] bytes(String file) {
        return HexFormat.of().parseHex(source(file).replaceAll("\\s", ""));
    }

    boolean has(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** By file. */
    Map<String, Entry> listing() {
        Map<String, Entry> entries = new TreeMap<>();
        for (String line : source("listing.txt").split("\n")) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" \\| ", 3);
                entries.put(parts[0], new Entry(parts[1], parts[2]));
            }
        }
        return entries;
    }

    /** Adds a file, and its line; one that is there is never changed. */
    void add(String file, byte[] bytes, String text) {
        try {
            String digits = HexFormat.of().formatHex(bytes).replaceAll("(.{" + DIGITS_A_LINE + "})", "$1\n");
            Files.writeString(folder.resolve(file), digits + "\n", StandardOpenOption.CREATE_NEW);
            Files.writeString(folder.resolve("listing.txt"), String.join(SEPARATOR, file, hash(bytes), text) + "\n",
                    StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
