// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The changes that a team has accepted: the lines of a file beside the recordings. Empty lines and those that begin with
 * {@code #} do not count.
 *
 * @param file the file, which may be missing
 */
record AcceptedChanges(Path file, Set<String> lines) {

    private static final String NAME = "accepted.txt";

    static AcceptedChanges in(Path folder) {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            return new AcceptedChanges(file, Set.of());
        }
        try {
            // Not readAllLines, which refuses what another editor's encoding has in a comment.
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return new AcceptedChanges(file, text.replace("\uFEFF", "").lines().map(AcceptedChanges::plain)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#")).collect(Collectors.toSet()));
        } catch (IOException e) {
            throw new UncheckedIOException("The list of accepted changes cannot be read: file=" + file, e);
        }
    }

    boolean contains(Change change) {
        return change.isAcceptable() && lines.contains(plain(change.line()));
    }

    private static String plain(String line) {
        return line.strip().replaceAll("\\s+", " ");
    }
}
