// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

import dev.gridwire.codegen.schemafile.History;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The states that version control has of a schema's file. The others are of builds between two commits: drafts that nobody else
 * ever saw.
 */
public final class TrackedStates {

    private static final int TIMEOUT_SECONDS = 10;

    private TrackedStates() {}

    /**
     * Asks git for the file as it is staged, which is as it is committed unless it was changed since; the result of a merge is
     * staged too. Where a merge left conflicts, nothing is.
     *
     * @return the fingerprints; empty if git is not there, or does not have the file
     */
    public static Optional<Set<String>> of(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path folder = absolute.getParent();
        if (folder == null || !isWithinGit(folder)) {
            return Optional.empty();
        }
        try {
            Path text = Files.createTempFile("gridwire", ".schema");
            try {
                boolean done = run(folder, text, "git", "show", ":./" + absolute.getFileName());
                String tracked = Files.readString(text, StandardCharsets.UTF_8);
                return done ? Optional.of(History.fingerprints(tracked)) : Optional.empty();
            } finally {
                Files.deleteIfExists(text);
            }
        } catch (IOException e) {
            // No git on the path, or no text: then every state counts.
            return Optional.empty();
        }
    }

    private static boolean isWithinGit(Path folder) {
        for (Path each = folder; each != null; each = each.getParent()) {
            if (Files.exists(each.resolve(".git"))) {
                return true;
            }
        }
        return false;
    }

    private static boolean run(Path folder, Path output, String... command) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            process.destroyForcibly();
        }
    }
}
