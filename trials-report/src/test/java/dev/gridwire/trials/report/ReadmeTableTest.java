// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables in README and the benchmarks say what the raw results say. */
class ReadmeTableTest {

    private static final Path MEASUREMENTS = Path.of("../docs/measurements");
    private static final List<String> WORKLOADS = List.of("programmer", "customer", "order", "sample");
    private static final Map<String, String> CONTESTANTS = Map.of(
            "Java Serializable", "java",
            "Externalizable", "externalizable",
            "IdentifiedDataSerializable", "identified",
            "Portable", "portable",
            "Compact", "compact",
            "Kryo", "kryo",
            "Apache Fory", "fory",
            "**Gridwire**", "gridwire",
            "IdentifiedDataSerializable, enhanced", "enhanced-identified");

    /** By contestant and workload: the ratio to Java, and the bytes. */
    private static Map<String, String[]> codecCells(String run) throws IOException {
        List<String> lines = Files.readAllLines(MEASUREMENTS.resolve(run).resolve("results.csv"));
        List<String> head = Arrays.asList(lines.get(0).split(","));
        Map<String, String[]> cells = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] values = line.split(",", -1);
            if (values[head.indexOf("place")].equals("codec")) {
                cells.put(values[head.indexOf("contestant")] + " " + values[head.indexOf("workload")],
                        new String[] {values[head.indexOf("timeToJava")], values[head.indexOf("bytes")]});
            }
        }
        return cells;
    }

    private static String rounded(String[] cell, int index, String format) {
        return cell == null || cell[index].isEmpty() ? "–" : String.format(Locale.ROOT, format, Double.valueOf(cell[index]));
    }

    /** README has five of the rows. */
    @ParameterizedTest
    @CsvSource({"../README.md, 5", "../docs/benchmarks.md, 9"})
    void eachFigureIsThatOfBothRuns(Path page, int expectedRows) throws IOException {
        Map<String, String[]> first = codecCells("turns-jdk17-1");
        Map<String, String[]> second = codecCells("turns-jdk17-2");
        int rows = 0;
        for (String line : Files.readAllLines(page)) {
            String[] columns = line.split("\\|", -1);
            String contestant = columns.length == 8 ? CONTESTANTS.get(columns[1].strip()) : null;
            if (contestant == null) {
                continue;
            }
            rows++;
            StringBuilder bytes = new StringBuilder();
            for (int i = 0; i < WORKLOADS.size(); i++) {
                String key = contestant + " " + WORKLOADS.get(i);
                String one = rounded(first.get(key), 0, "%.2f");
                boolean isSingle = one.equals("–") || contestant.equals("java");
                String both = isSingle ? one : one + ", " + rounded(second.get(key), 0, "%.2f");
                assertThat(columns[2 + i].replace("¹", "").strip()).as(key).isEqualTo(both);
                bytes.append(i == 0 ? "" : ", ").append(rounded(first.get(key), 1, "%,.0f"));
            }
            assertThat(columns[6].strip()).as(contestant).isEqualTo(bytes.toString());
        }
        assertThat(rows).isEqualTo(expectedRows);
    }
}
