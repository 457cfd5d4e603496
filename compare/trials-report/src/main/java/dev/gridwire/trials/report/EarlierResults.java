// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The results of an earlier run.
 *
 * @param file the file that they come from
 */
public record EarlierResults(Path file, ComparisonResults results) {

    private static final String NEXT = " (name a folder that ./gridwire compare left, or its results.json)";

    /**
     * Reads results.
     *
     * @param place their file, or the folder that contains it
     * @throws IOException if there are none, or they are incomplete or not those of a comparison; the message is for the user
     */
    public static EarlierResults read(Path place) throws IOException {
        Path file = Files.isDirectory(place) ? inFolder(place) : place;
        if (!Files.isRegularFile(file)) {
            throw new IOException("No results found: " + place + NEXT);
        }
        try {
            ComparisonResults results = ResultsJson.read(file);
            demandWhole(file, results);
            return new EarlierResults(file, results);
        } catch (JsonMappingException e) {
            throw new IOException("These are not the results of a comparison: " + file + ", at "
                    + path(e) + ": " + e.getOriginalMessage().lines().findFirst().orElse("") + NEXT, e);
        } catch (JsonProcessingException | CharacterCodingException e) {
            throw new IOException((isAtEnd(e, file) ? "The results are cut off: " : "The results are not JSON: ")
                    + file + NEXT, e);
        }
    }

    private static boolean isAtEnd(IOException exception, Path file) throws IOException {
        return exception instanceof JsonProcessingException json
                && json.getLocation() != null
                && json.getLocation().getByteOffset() >= Files.size(file);
    }

    private static void demandWhole(Path file, ComparisonResults results) throws IOException {
        boolean isWhole = Stream.of(
                        results.startedAt(), results.command(), results.machine(), results.java(), results.versions(),
                        results.settings(), results.workloads(), results.contestants(), results.places(), results.cells())
                .allMatch(Objects::nonNull);
        if (!isWhole) {
            throw new IOException("These are not the results of a comparison, because parts are missing: " + file + NEXT);
        }
    }

    private static Path inFolder(Path folder) throws IOException {
        Path file = folder.resolve(ResultsFolder.JSON);
        if (!Files.exists(file) && Files.exists(folder.resolve(ResultsFolder.SWEEP_JSON))) {
            throw new IOException("The folder holds the results of a sweep, which has no times to compare: " + folder + NEXT);
        }
        return file;
    }

    private static String path(JsonMappingException exception) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference reference : exception.getPath()) {
            String name = reference.getFieldName();
            path.append(name == null ? "[" + reference.getIndex() + ']' : (path.isEmpty() ? "" : ".") + name);
        }
        return path.isEmpty() ? "the root" : path.toString();
    }

    /** Returns a short name: the file with its folder. */
    public String name() {
        Path folder = file.toAbsolutePath().normalize().getParent();
        return folder == null || folder.getFileName() == null
                ? file.toString() : folder.getFileName() + "/" + file.getFileName();
    }
}
