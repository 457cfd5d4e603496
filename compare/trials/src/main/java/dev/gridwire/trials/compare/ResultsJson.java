// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;

/** Reads and writes {@code results.json}: all results of a comparison, with raw samples. */
public final class ResultsJson {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ResultsJson() {}

    /** Writes results, also those of a sweep or a check. */
    public static String write(Object results) throws JsonProcessingException {
        return MAPPER.writeValueAsString(results) + '\n';
    }

    /**
     * Reads results back.
     *
     * @throws IOException if the file is missing, is not JSON or has another schema
     */
    public static ComparisonResults read(Path file) throws IOException {
        JsonNode tree = MAPPER.readTree(file.toFile());
        if (tree.has("rows") && !tree.has("cells")) {
            throw new IOException("Results of a sweep have no times to compare: " + file);
        }
        int schema = tree.path("schema").asInt();
        if (schema < ComparisonResults.OLDEST_SCHEMA || schema > ComparisonResults.SCHEMA) {
            throw new IOException("Results of another schema cannot be read: schema=" + schema + ", known="
                    + ComparisonResults.OLDEST_SCHEMA + " to " + ComparisonResults.SCHEMA + ", file=" + file);
        }
        return MAPPER.treeToValue(tree, ComparisonResults.class);
    }
}
