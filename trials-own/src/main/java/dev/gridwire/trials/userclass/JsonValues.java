// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of a JSON file: an object, an array of them, or one after the other. The file names no class, whatever it says. */
final class JsonValues implements ValueSource {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new ParameterNamesModule())
            .addModule(new JavaTimeModule())
            .addModule(new Jdk8Module())
            .visibility(PropertyAccessor.ALL, Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
            .build();

    private final Class<?> type;
    private final Path file;

    JsonValues(Class<?> type, Path file) {
        this.type = type;
        this.file = file;
    }

    @Override
    public String origin() {
        return "read from " + file.getFileName();
    }

    @Override
    public Iterator<? extends @Nullable Object> values() {
        List<@Nullable Object> values = new ArrayList<>();
        try (MappingIterator<Object> read = MAPPER.readerFor(type).readValues(file.toFile())) {
            while (read.hasNextValue()) {
                values.add(read.nextValue());
            }
        } catch (JacksonException e) {
            throw new UserClassException("The file holds no JSON of " + type.getName() + ": " + file + ": " + at(e)
                    + " (correct the file, or --values)", e);
        } catch (IOException e) {
            throw new UncheckedIOException("The file cannot be read: " + file + ": " + e.getMessage(), e);
        }
        if (values.isEmpty()) {
            throw new UserClassException("The file holds no value: " + file + " (correct --values)");
        }
        return values.iterator();
    }

    private static String at(JacksonException e) {
        String rule = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
        return e.getLocation() == null ? rule : rule + " at line " + e.getLocation().getLineNr();
    }
}
