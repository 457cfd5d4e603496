// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables in README and the benchmarks say what the raw results say. */
class ReadmeTableTest {

    private static final Path MEASUREMENTS = Path.of("../../docs/measurements");
    /** Two of the same figure differ by no more. */
    private static final double ALIKE = 1.15;
    /** The first three columns of README's table: a name and two figures. */
    private static final Pattern FIGURES = Pattern.compile("\\| [^|]+ \\| \\d\\.\\d\\d \\| \\d\\.\\d\\d \\|");
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

    /** The figure of a run with every contestant; marked where the runs of its JDK differ by more than 15 %. */
    private static String figure(List<Map<String, String[]>> runs, String key) {
        String figure = rounded(runs.get(0).get(key), 0, "%.2f");
        DoubleSummaryStatistics all = runs.stream().map(run -> run.get(key)).filter(cell -> cell != null && !cell[0].isEmpty())
                .mapToDouble(cell -> Double.parseDouble(cell[0])).summaryStatistics();
        return all.getCount() > 0 && all.getMax() / all.getMin() > ALIKE ? figure + " ²" : figure;
    }

    private static List<Map<String, String[]>> runs(String jdk) throws IOException {
        return List.of(codecCells("all-" + jdk), codecCells("turns-" + jdk + "-1"), codecCells("turns-" + jdk + "-2"));
    }

    /** Time and bytes, of the images' mechanisms and in the order of their times. */
    @Test
    void readmeHasTheFiguresOfTheImages() throws IOException {
        List<ComparisonResults> runs = OverviewImageTest.runs();
        Map<NamedContestant, String> bytes = new HashMap<>();
        OverviewImage.bytes(runs).forEach(row -> bytes.put(row.contestant(), row.figure()));
        List<String> expected = OverviewImage.roundTrips(runs).stream()
                .map(row -> String.join(" | ", "| " + row.contestant().title(), row.figure(), bytes.get(row.contestant()) + " |"))
                .toList();
        assertThat(Files.readAllLines(Path.of("../../README.md")).stream()
                .map(line -> FIGURES.matcher(line.replace("**", ""))).filter(Matcher::lookingAt).map(Matcher::group))
                .containsExactlyElementsOf(expected);
    }

    /** On JDK 17 and on 25. */
    @ParameterizedTest
    @CsvSource("../../docs/benchmarks.md, 9")
    void eachFigureIsThatOfTheRunsOnBothJdks(Path page, int expectedRows) throws IOException {
        List<Map<String, String[]>> first = runs("jdk17");
        List<Map<String, String[]>> second = runs("jdk25");
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
                String one = figure(first, key);
                boolean isSingle = one.equals("–") || contestant.equals("java");
                String both = isSingle ? one : one + ", " + figure(second, key);
                assertThat(columns[2 + i].replace("¹", "").strip()).as(key).isEqualTo(both);
                bytes.append(i == 0 ? "" : ", ").append(rounded(first.get(0).get(key), 1, "%,.0f"));
            }
            assertThat(columns[6].strip()).as(contestant).isEqualTo(bytes.toString());
        }
        assertThat(rows).isEqualTo(expectedRows);
    }
}
