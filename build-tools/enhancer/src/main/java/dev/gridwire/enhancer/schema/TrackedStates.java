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
 * Finds the states in a schema's file that version control knows. All others come from builds between two commits: drafts that
 * nobody else ever saw.
 */
public final class TrackedStates {

    private static final int TIMEOUT_SECONDS = 10;

    private TrackedStates() {}

    /**
     * Asks git for the staged file. It equals the committed one unless it was changed since. The result of a merge is staged,
     * too, but not a file with conflicts.
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
            // Without git or a readable text, every state counts.
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
