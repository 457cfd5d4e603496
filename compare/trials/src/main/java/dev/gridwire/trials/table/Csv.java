// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a file for spreadsheets: names, and a value of each row.
 *
 * @param <R> the type of the rows
 */
public final class Csv<R> {

    private static final CsvMapper MAPPER = new CsvMapper();

    private final Map<String, Function<R, @Nullable Object>> columns = new LinkedHashMap<>();

    /** Adds a column; an unknown value is null. */
    public Csv<R> column(String name, Function<R, @Nullable Object> value) {
        columns.put(name, value);
        return this;
    }

    /** Writes a line of names and a line for each row; nothing if there is no row. */
    public String write(List<R> rows) throws JsonProcessingException {
        CsvSchema.Builder schema = CsvSchema.builder();
        columns.keySet().forEach(schema::addColumn);
        List<List<@Nullable Object>> lines = rows.stream().map(this::line).toList();
        return MAPPER.writer(schema.build().withHeader()).writeValueAsString(lines);
    }

    private List<@Nullable Object> line(R row) {
        List<@Nullable Object> line = new ArrayList<>();
        columns.values().forEach(value -> line.add(value.apply(row)));
        return line;
    }
}
