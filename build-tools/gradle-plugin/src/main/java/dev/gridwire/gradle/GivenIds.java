// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/** Reads the schema's lines that assign ids. Class files contain these ids, so a changed id makes them stale. */
public abstract class GivenIds implements ValueSource<String, GivenIds.Parameters> {

    /** Names the schema. */
    public interface Parameters extends ValueSourceParameters {

        /** The schema's file, which may be missing. */
        RegularFileProperty getSchema();
    }

    /** Created by Gradle. */
    public GivenIds() {}

    @Override
    public String obtain() {
        Path file = getParameters().getSchema().get().getAsFile().toPath();
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.contains(" id=")).collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException("A schema cannot be read: file=" + file, e);
        }
    }
}
